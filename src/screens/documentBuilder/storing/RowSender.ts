import type { Content } from '../rows/history';
import type { Change, Stored } from './changes';

/** How changes reach the server; refusals and failures are thrown as the wire does. */
export interface RowSender {
  /** @returns the id of an added row */
  send(change: Change, stored: Stored): Promise<number | null>;
  /** The document as the server has it. */
  read(): Promise<Content>;
}
