import type { DataProvider } from 'ra-core';
import type { RecordCalls } from './calls/recordCalls';
import type { Numbering } from './changeParts';
import type { freeCalls } from './freeCalls';
import type { Texts } from './values';

/** What the wire has for records beside react-admin's verbs. */
interface Verbs {
  /**
   * The values of a new record: the definition's, over which the server's come where it gives them.
   *
   * @param given what the page's address gives, over both
   */
  defaults(resource: string, given?: Texts): Promise<Record<string, unknown>>;
  /** Stores the places of records that are given in their new order. */
  reorder(resource: string, numbering: Numbering): Promise<void>;
}

/**
 * React-admin's verbs, and the calls that definitions describe beside them: records in, records out. How a
 * value travels is known here and nowhere above.
 */
export type BackOfficeProvider = DataProvider & Verbs & RecordCalls & ReturnType<typeof freeCalls>;
