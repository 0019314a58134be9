/** What the Discord side asks of the storage about chips outside of tables. */
import type { Storage } from '../storage/port.ts';

export type Purse = Pick<Storage, 'holdings' | 'chipRecord' | 'ledgerLines' | 'topUp' | 'ranking'>;
