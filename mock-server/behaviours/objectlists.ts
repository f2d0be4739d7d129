import { ok } from '../http/envelope';
import type { Reply } from '../http/route';
import { findRows } from '../records/scope';
import type { Work } from '../records/Work';
import type { Row } from '../store/Store';
import { sentText } from '../wire/sent';
import type { Service } from './Behaviour';
import { pickAll } from './pick';

const ACTIVE = 2;

/** Types of rows that ask for something. */
const INPUT_TYPES: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7, 10, 11];

const isOn = (flag: unknown): boolean => ['1', 'true'].includes(sentText(flag));

const hasInput = ({ values }: Row): boolean =>
  Array.isArray(values) && values.some(({ type }) => INPUT_TYPES.includes(type));

/** Documents that can head a list or be someone's own: active ones, or all of them. */
const headerDocuments = async (work: Work): Promise<Reply> => {
  const { isInputDocument, returnAll } = work.call.body;
  const { rows } = await findRows(work, 'objectsDefinitions', {
    match: (row) =>
      (!isOn(isInputDocument) || hasInput(row)) && (isOn(returnAll) || row.state === ACTIVE),
    sort: [{ field: 'title', order: 'asc' }],
  });
  return ok({ results: pickAll(rows, ['title']) });
};

/** What screens outside the builder ask of its lists. */
export const objectlists: readonly Service[] = [
  {
    method: 'POST',
    path: 'objectlists',
    fn: 'getAvailableHeaderDocuments',
    modules: ['builder', 'applicationUsers', 'signage'],
    right: 'read',
    run: headerDocuments,
  },
];
