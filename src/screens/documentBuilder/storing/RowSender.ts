import type { Rows } from '../rows/rowList';
import type { Change, Stored } from './changes';

/** How changes reach the server; refusals and failures are thrown as the wire does. */
export interface RowSender {
  /** @returns the id of an added row */
  send(change: Change, stored: Stored): Promise<number | null>;
  /** The rows as the server has them. */
  read(): Promise<Rows>;
}
