/** What can go wrong with a database, sorted by what its operator has to do. */
export const STORAGE_FAULTS = {
  full: 'The disk is full, or the database has reached its limit. Make room and try again.',
  'read-only':
    'The database cannot be written. Check who owns the file and its folder, and that the disk is mounted for writing.',
  locked:
    'The database is locked by another program. Stop whatever else is using the file, and try again.',
  damaged:
    'The database is damaged or is not a database of Humbug. Stop the bot and restore the last backup.',
  lost: 'The database is gone, though there was one here. Put it back or restore a backup; to begin with an empty one, remove what is left of the old.',
  unreachable: 'The database cannot be opened. Check that the path is right and may be read.',
  io: 'The disk did not read or write as asked. Check the disk before going on.',
  newer:
    'The database was written by a newer version of Humbug. Install that version again, or restore a backup made before the upgrade. Nothing was changed.',
  'in-use':
    'The database is already in use by another process of Humbug. Stop that one first: two at once would answer each press twice.',
  unknown: 'The database failed in a way that is not known.',
} as const;
export type StorageFaultKind = keyof typeof STORAGE_FAULTS;

/**
 * A database failed. The message is a sentence that says what to do, and never holds a value from the
 * database: it may be logged and shown to an operator. `detail` names what was being done or which row.
 */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly kind: StorageFaultKind;

  constructor(kind: StorageFaultKind, detail?: string, cause?: unknown) {
    super(
      detail === undefined ? STORAGE_FAULTS[kind] : `${STORAGE_FAULTS[kind]} (${detail})`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
  }
}
