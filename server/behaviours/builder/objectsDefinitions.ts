import { isDeepStrictEqual } from 'node:util';
import { objectsDefinitions as definition } from '../../../resources/builder/objectsDefinitions';
import { isBlank } from '../../../schemas';
import { type DocumentRow, rowTypeOf } from '../../../schemas/documents';
import { parseRows, serializeRow } from '../../../schemas/documents/codec';
import { isSameValue } from '../../../schemas/kinds/unique';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { objectsDefinitions as table } from '../../tables/builder/objectsDefinitions';
import { changing } from '../changing';
import { displacedBy } from './documents/displaced';
import { DOCUMENTS, rowsIn, type StoredDocument, withInput } from './documents/documentRows';
import { activeVersion, familyOf, latestVersions, states } from './documents/family';
import { forgetHistory, historyOf, nameOfRow, note } from './documents/history';
import { removedRowsOf } from './documents/removedRows';
import {
  addObjectRow,
  removeObjectRow,
  updateObjectRows,
  updateObjectSingleRow,
} from './documents/rowFunctions';
import { OBJECTS } from './documents/uses';
import { createNewDraft, restoreState, setActive } from './documents/versions';

/** Fields whose changes are worth remembering. */
const DETAILS = ['title', 'key', 'description', 'tags', 'language', 'properties'] as const;

/** Whether the input form is requested instead of the document. */
const asksForm = ({ call }: CallContext): boolean => call.query.state === String(states.active);

/** Whether the form is requested with what it shows beside what it asks. */
const asksWhole = ({ call }: CallContext): boolean => call.query.whole === '1';

/** A row of the input form: what it is called and whether it must be filled in stand beside its options. */
const formRow = (row: DocumentRow): Values => ({
  ...serializeRow(row),
  title: String(row.options.title ?? ''),
  required: row.options.required === true,
});

const changedDetails = (before: StoredDocument, after: StoredDocument): readonly string[] =>
  DETAILS.filter((name) => !isDeepStrictEqual(before[name], after[name]));

/** The rows of a document, which its functions change. */
const ROWS = 'values';

/** Whether a save gives a document a key that it hasn't had. */
const hasOtherKey = (before: StoredDocument | undefined, key: string | undefined): boolean =>
  !isBlank(key) && !(before && isSameValue(before.key, key));

/** Refuses a key that another document has; all versions of one have the same. @throws FieldProblems 409 */
const refuseTakenKey = async (
  context: CallContext,
  own: StoredDocument | undefined,
  key = '',
): Promise<void> => {
  const rows = await rowsOf(context, table).find({
    where: { key: { ignoringCase: key.trim() } },
    only: ['title', 'familyId'],
  });
  const other = rows.find((row) => !own || familyOf(row) !== familyOf(own));
  if (!other) return;
  const problem = { message: 'server.documents.keyTaken', params: { name: other.title ?? '' } };
  throw new FieldProblems(definition.name, { key: problem }, 409);
};

/** Documents: rows that ask and show, in versions. */
export const objectsDefinitions = behaviour(definition, table, {
  asks: { latestOnly: (isAsked, context) => (isAsked === 1 ? latestVersions(context) : {}) },

  listed: ({ call }) => (call.query.inputOnly === '1' ? withInput : {}),

  resolveRow: async (context, asked) => {
    if (!asked || !asksForm(context)) return asked;
    const active = await activeVersion(context, asked);
    if (active) return active;
    throw new Refusal(404, 'server.documents.noActive');
  },

  record: async (context, row) => {
    const rows = row ? rowsIn(row) : [];
    return {
      values: asksForm(context)
        ? rows.filter(({ type }) => asksWhole(context) || rowTypeOf(type)?.isInput).map(formRow)
        : rows.map(serializeRow),
    };
  },

  onSave: async (context, { before, after: { key } }) => {
    if (hasOtherKey(before, key)) await refuseTakenKey(context, before, key);
    return {};
  },

  afterSave: async (context, { before, row }) => {
    if (hasOtherKey(before, row.key)) {
      // Of two who give it at once, one waits here, and sees what the other has stored.
      await context.store.lock(`${definition.name}/${row.organisationId}/key`);
      await refuseTakenKey(context, row, row.key);
    }
    if (!before) return note(context, row, 'created');
    const fields = changedDetails(before, row);
    if (fields.length > 0) await note(context, before, 'details', { fields });
  },

  onReferencedDelete: { applicationUsers: 'keeps', objectlists: 'keeps', questionnaires: 'keeps' },

  mentions: [
    // Publishing names the row whose file is missing.
    {
      ...{ to: 'media', resource: DOCUMENTS, path: [ROWS, 'mediaId'], holds: 'id' },
      ...{ effect: 'cleared', staysNoticed: true },
    },
    {
      to: DOCUMENTS,
      resource: OBJECTS,
      path: ['objectDefinitionId'],
      holds: 'id',
      effect: 'keeps',
    },
  ],

  onRemove: forgetHistory,

  subLists: {
    values: {
      virtual: async (context) => (row) => ({
        title: parseRows([row]).map((one) => nameOfRow(context, one))[0] ?? '',
      }),
    },
  },

  restores: { state: { ...changing(restoreState), isDecisive: true } },

  recordFunctions: {
    addObjectRow: changing(addObjectRow, ROWS),
    updateObjectSingleRow: changing(updateObjectSingleRow, ROWS),
    updateObjectRows: changing(updateObjectRows, ROWS),
    removeObjectRow: changing(removeObjectRow, ROWS),
    setActive: { ...changing(setActive), reaches: displacedBy },
    createNewDraft: changing(createNewDraft),
    getHistory: {
      right: 'read',
      run: async (context, row) => ok({ results: await historyOf(context, row) }),
    },
    getRemovedRows: {
      right: 'read',
      run: async (context, row) => ok({ results: await removedRowsOf(context, row) }),
    },
  },
});
