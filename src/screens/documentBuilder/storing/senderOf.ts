import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../../dataProvider/Conflict';
import { type DocumentChange, rowsOfDocument } from '../../../../dataProvider/calls/documents';
import { newKey } from '../../../../dataProvider/once';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord, Resource } from '../../../../schemas';
import { detailsOf } from '../rows/details';
import type { ReadContent } from '../rows/history';
import { type Change, placesOf, type Stored } from './changes';
import { Overtaken } from './overtaken';
import type { RowSender } from './RowSender';

/** What is stored of a document as it is typed. */
export const contentOfRecord = (definition: Resource, document: DataRecord): ReadContent => ({
  version: versionOf(document),
  rows: rowsOfDocument(document),
  details: detailsOf(definition, document),
});

/**
 * A change by the ids on the server; of an order, the rows whose place changes. A row that was there before has its
 * id there as its key.
 */
const sentChange = (change: Change, stored: Stored): DocumentChange => {
  if (change.kind === 'order') return { kind: 'order', rows: placesOf(stored, change.stored) };
  return change.kind === 'add' && change.key > 0 ? { ...change, formerId: change.key } : change;
};

/** As long as one keeps changing the same row, the order or the details, it is one change, as in its history. */
const ONE_CHANGE_MS = 10 * 60_000;

/** The acts that changes are part of: each that goes on from the last one has its name. */
const namedActs = () => {
  let last = { of: '', name: '', at: 0 };
  return (change: Change): string => {
    const of = String('key' in change ? change.key : change.kind);
    const isSame = last.of === of && Date.now() - last.at < ONE_CHANGE_MS;
    last = { of, name: isSame ? last.name : newKey(), at: Date.now() };
    return last.name;
  };
};

/** Sends the changes of one document. */
export const senderOf = (
  provider: BackOfficeProvider,
  definition: Resource,
  document: DataRecord,
): RowSender => {
  const actOf = namedActs();
  return {
    send: async (change, stored, version) => {
      const sent = sentChange(change, stored);
      try {
        return await provider.changeDocument(
          definition.name,
          document,
          sent,
          version,
          actOf(change),
        );
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        throw new Overtaken(contentOfRecord(definition, error.present), error.by, error.at);
      }
    },
    read: async () =>
      contentOfRecord(
        definition,
        (await provider.getOne<DataRecord>(definition.name, { id: document.id })).data,
      ),
  };
};
