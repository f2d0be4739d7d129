import type { DataProvider } from 'ra-core';
import type { CallSpec, DataRecord } from '../schemas';
import type { Values } from './body';
import type { CallOptions } from './call';
import type { Answer } from './envelope';
import type { RowChange, SubListOf } from './subLists';

/** React-admin's verbs, and the calls that definitions describe beside them: records in, records out. */
export interface BackOfficeProvider extends DataProvider {
  /** The rows of a sub-list that a function answers; others stand in the record that `getOne` gives. */
  getRows(resource: string, of: SubListOf, signal?: AbortSignal): Promise<readonly DataRecord[]>;
  /** Adds, changes, removes or toggles a row of a sub-list. */
  changeRow(resource: string, of: SubListOf, change: RowChange, row: Values): Promise<void>;
  /** Stores the places of a sub-list's rows, given in their new order. */
  reorderRows(resource: string, of: SubListOf, rows: readonly Values[]): Promise<void>;
  /** Calls a function, or a verb, that a definition describes. */
  call(
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Asks for a file, by a call that a definition describes. */
  download(
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    options?: Pick<CallOptions, 'args' | 'signal'>,
  ): Promise<Blob>;
  /** Calls a function at a path that belongs to no resource. */
  post(path: string, body: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  /** The values of a new record: the definition's, over which the server's come where it gives them. */
  defaults(resource: string): Promise<Record<string, unknown>>;
}
