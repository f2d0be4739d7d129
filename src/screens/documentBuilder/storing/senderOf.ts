import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../../schemas';
import { type DocumentRow, parseRows, serializeRow } from '../../../../schemas/documents';
import { type Change, placesOf, type Stored } from './changes';
import type { RowSender } from './RowSender';

const sentRow = (row: DocumentRow, id: number, order: number) => {
  const { type, options, mediaId } = serializeRow(row);
  return { id, order, type, options, mediaId };
};

/** The function of the server that makes a change, and what it is told. */
export const callOf = (change: Change, stored: Stored) => {
  switch (change.kind) {
    case 'remove':
      return { fn: 'removeObjectRow', args: { id: change.id } };
    case 'add': {
      const { id: _id, ...row } = sentRow(change.row, 0, change.order);
      return { fn: 'addObjectRow', args: { ...row, translationId: change.row.translationId } };
    }
    case 'update':
      return {
        fn: 'updateObjectSingleRow',
        args: sentRow(change.row, change.id, change.order),
      };
    case 'order': {
      const rows = placesOf(stored, change.stored);
      return {
        fn: 'updateObjectRows',
        args: { rows: rows.map(({ row, id, order }) => sentRow(row, id, order)) },
      };
    }
  }
};

/** Sends the changes of one document. What goes well is told by the page, not by a message each time. */
export const senderOf = (
  provider: BackOfficeProvider,
  { name }: Resource,
  document: DataRecord,
): RowSender => ({
  send: async (change, stored) => {
    const { fn, args } = callOf(change, stored);
    const answer = await provider.call(name, { fn }, document, { args, isQuiet: 'whenGood' });
    return answer.lastId;
  },
  read: async () => {
    const { data } = await provider.getOne(name, { id: document.id });
    return parseRows(data.values);
  },
});
