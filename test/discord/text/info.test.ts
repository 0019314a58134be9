import { expect, it } from 'vitest';
import { infoCatalogue } from '../../../src/discord/text/info/catalogue.ts';
import { catalogueFaults } from './catalogue-faults.ts';

it('the words of the small commands are complete and alike in every language', () => {
  expect(catalogueFaults(infoCatalogue)).toEqual([]);
});
