import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { type DocumentChange, rowsOfDocument } from '../../../../dataProvider/documents';
import type { DataRecord, Resource } from '../../../../schemas';
import { type Change, placesOf, type Stored } from './changes';
import type { RowSender } from './RowSender';

/** A change by the ids on the server; of an order, the rows whose place changes. */
const sentChange = (change: Change, stored: Stored): DocumentChange =>
  change.kind === 'order' ? { kind: 'order', rows: placesOf(stored, change.stored) } : change;

/** Sends the changes of one document. */
export const senderOf = (
  provider: BackOfficeProvider,
  { name }: Resource,
  document: DataRecord,
): RowSender => ({
  send: (change, stored) => provider.changeDocument(name, document, sentChange(change, stored)),
  read: async () => rowsOfDocument((await provider.getOne(name, { id: document.id })).data),
});
