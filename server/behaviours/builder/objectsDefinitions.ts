import { type DocumentRow, rowTypeOf, serializeRow } from '../../../schemas/documents';
import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Work } from '../../contract/Work';
import type { Row, Values } from '../../store/Store';
import { behaviour } from '../Behaviour';
import { changing } from '../changing';
import { DOCUMENTS, rowsOf, withInput } from './documents/documentRows';
import { activeVersion, states } from './documents/family';
import { forgetHistory, historyOf, note } from './documents/history';
import {
  addObjectRow,
  removeObjectRow,
  updateObjectRows,
  updateObjectSingleRow,
} from './documents/rowFunctions';
import { refuseIfFilledIn } from './documents/uses';
import { createNewDraft, setActive } from './documents/versions';

/** Fields whose changes are worth remembering. */
const DETAILS = ['title', 'key', 'description', 'tags', 'language', 'properties'] as const;

/** Whether the input form is asked for instead of the document. */
const asksForm = ({ call }: Work): boolean => call.query.state === String(states.active);

/** A row of the input form: what it is called and whether it must be filled in stand beside its options. */
const formRow = (row: DocumentRow): Values => ({
  ...serializeRow(row),
  title: String(row.options.title ?? ''),
  required: row.options.required === true,
});

const changedDetails = (before: Row, after: Values): readonly string[] =>
  DETAILS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Documents: rows that ask and show, in versions. */
export const objectsDefinitions = behaviour({
  listed: ({ call }) => (call.query.inputOnly === '1' ? withInput : {}),

  instead: async (work, row) => {
    if (!asksForm(work)) return row;
    const active = await activeVersion(work, row);
    if (active) return active;
    throw new Refusal(404, 'server.documents.noActive');
  },

  record: async (work, row) => {
    const rows = row ? rowsOf(row) : [];
    return {
      values: asksForm(work)
        ? rows.filter(({ type }) => rowTypeOf(type)?.isInput).map(formRow)
        : rows.map(serializeRow),
    };
  },

  onSave: async (work, { before, after }) => {
    const fields = before ? changedDetails(before, after) : [];
    if (before && fields.length > 0) await note(work, before, 'details', { fields });
    return {};
  },

  onCreated: (work, row) => note(work, row, 'created'),

  mentioned: { applicationUsers: 'keeps', objectlists: 'keeps', questionnaires: 'keeps' },

  onRemove: async (work, row) => {
    await refuseIfFilledIn(work, row);
    await forgetHistory(work, row);
  },

  recordFunctions: {
    addObjectRow: changing(DOCUMENTS, addObjectRow),
    updateObjectSingleRow: changing(DOCUMENTS, updateObjectSingleRow),
    updateObjectRows: changing(DOCUMENTS, updateObjectRows),
    removeObjectRow: changing(DOCUMENTS, removeObjectRow),
    setActive: changing(DOCUMENTS, setActive),
    createNewDraft: changing(DOCUMENTS, createNewDraft),
    getHistory: {
      right: 'read',
      run: async (work, row) => ok({ results: await historyOf(work, row) }),
    },
  },
});
