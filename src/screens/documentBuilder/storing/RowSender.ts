import type { DocumentChanged } from '../../../../dataProvider/calls/documents';
import type { ReadContent } from '../rows/history';
import type { Change, Stored } from './changes';

/** How changes reach the server; refusals and failures are thrown as the wire does. */
export interface RowSender {
  /**
   * @param version that the part which is changed is known to have: the rows, or the details
   * @throws Overtaken when it has another by now
   */
  send(change: Change, stored: Stored, version: string | undefined): Promise<DocumentChanged>;
  /** The document as the server has it. */
  read(): Promise<ReadContent>;
}
