import type { Resource } from '../../../schemas';
import type { Values } from '../../../schemas/Values';
import type { FormFiles } from '../../uploads/formFiles';

export type { Values };
export type FormMode = 'view' | 'edit' | 'create';

/** Values on their way to the server, while more may be typed. */
export interface Sent {
  /** The record that they were made of. */
  readonly base: Values;
  /** The key under which they make one record, where they make a new one. */
  readonly key: string | undefined;
  /** They make a new record: what they were made of isn't there any more, or never was. */
  readonly isNew: boolean;
  /** Another new record is to be begun after this one. */
  readonly goesOn: boolean;
  /**
   * To be called once they are stored: what was typed since is all that is unsaved from then on, and what the
   * server made of the others may take their place. A new record is made once, and what was typed since is a
   * draft of it.
   *
   * @param id of the new record
   * @param merged what is stored, where that isn't what was sent
   * @param notStored fields of which that couldn't be stored: they stay as they were typed, unsaved
   */
  stored(id?: number, merged?: Values, notStored?: readonly string[]): void;
  /** Whether something has been typed since they were sent, or couldn't be stored. */
  hasMore(): boolean;
}

export interface RecordFormOptions {
  definition: Resource;
  record: Values;
  mode: FormMode;
  /** What the place of a new record gives it: drafts of new records in other places are kept apart. */
  given?: Values;
  /** Those that wait for the save. */
  files?: Pick<FormFiles, 'isHolding' | 'store'>;
  /** Sends the values; what it throws is shown where the person looks. */
  save(values: Values, sent: Sent): Promise<void>;
  /** Called with the field that is wrong first, so that its tab can be opened. */
  onWrong(field: string): void;
}
