import { type AnyField, type AnyFields, outermost, type Resource } from '../../../schemas';
import { decidedBy } from '../../../schemas/fields/decidedBy';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import type { HistoryChange } from '../../tables/general/history';
import { answerFields } from '../../wire/fields';
import { answerRecord } from '../answers';
import { readPage } from '../list/pageRequest';
import { withChosenTitles } from '../references/chosenTitles';
import { goneReferred } from '../references/gone';
import { titlesOf } from '../references/titles';
import { stableText } from '../stableText';
import { answerLinkChanges } from './links';
import { answerRowChanges, changedRows } from './rows';
import { shown } from './shown';
import { type Change, countChanges, lastChanges } from './states';

const PAGE = 20;

/** How a field is shown: as it is stored, or as the record's behaviour answers it in its place. */
type Showing = 'stored' | 'answered';

/** How the caller is shown the fields of a record. What follows from other fields is left out. */
const showingOf = async (
  context: CallContext,
  { name: resource, fields }: Resource,
  row: Row,
  answered: Values,
): Promise<ReadonlyMap<string, Showing>> => {
  const stored = answerFields(await withChosenTitles(context, fields, row), fields);
  const following = context.behaviours.of(resource).kept?.(row) ?? {};
  return new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      if (name in following) return [];
      const key = keyOf(name, field);
      const isStored = stableText(stored[key]) === stableText(answered[key]);
      return [[name, isStored ? 'stored' : 'answered'] as const];
    }),
  );
};

/** The part of an answer that a field stands in. */
const keyOf = (name: string, { within, readAs, wire }: AnyField): string =>
  within === undefined ? (readAs ?? wire ?? name) : outermost(within);

/** What a behaviour answers in place of fields, of two sides of a record: those in which it isn't the same on both. */
const answeredOtherwise = async (
  context: CallContext,
  { name: resource, fields }: Resource,
  names: readonly string[],
  sides: readonly [was: Row, is: Row],
): Promise<{ readonly names: readonly string[]; readonly sides: readonly Values[] }> => {
  const { record } = context.behaviours.of(resource);
  if (names.length === 0 || !record) return { names: [], sides: [{}, {}] };
  const [was = {}, is = {}] = await Promise.all(sides.map((row) => record(context, row)));
  const keys = Object.entries(fields).flatMap(([name, field]) => {
    const key = keyOf(name, field);
    const isOther = names.includes(name) && stableText(was[key]) !== stableText(is[key]);
    return isOther ? [[name, key] as const] : [];
  });
  return {
    names: keys.map(([name]) => name),
    sides: [was, is].map((side) => Object.fromEntries(keys.map(([, key]) => [key, side[key]]))),
  };
};

const onlyNamed = (fields: AnyFields, names: readonly string[]): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

type FieldChange = Extract<HistoryChange, { readonly field: string }>;

/** A field's change; of its file, what that is called. */
const ofField = (change: HistoryChange): readonly FieldChange[] => {
  if ('field' in change) return [change];
  if (!('file' in change)) return [];
  return [
    { field: change.file, delta: { was: change.was?.name ?? '', is: change.is?.name ?? '' } },
  ];
};

/** The changes of fields that a call may see, with these fields as they were and became. */
const answerFieldChanges = async (
  context: CallContext,
  definition: Resource,
  { entry, was, is }: Change,
  showing: ReadonlyMap<string, Showing>,
): Promise<Values> => {
  const changes = entry.changes.flatMap(ofField).filter(({ field }) => showing.has(field));
  const shownAs = (how: Showing) =>
    changes.map(({ field }) => field).filter((name) => showing.get(name) === how);
  const names = shownAs('stored');
  // What a value means may follow from another field.
  const needed = names.flatMap((name) => {
    const field = definition.fields[name];
    return [name, (field && decidedBy(field)) ?? name];
  });
  const fields = onlyNamed(definition.fields, needed);
  const sides = changes.map(
    ({ field, delta }) => [field, shown(delta, was[field], is[field])] as const,
  );
  const sideOf = (row: Row, side: 0 | 1): Row => ({
    ...row,
    ...Object.fromEntries(sides.map(([name, values]) => [name, values[side]])),
  });
  const both = [sideOf(was, 0), sideOf(is, 1)] as const;
  const answerSide = async (row: Row): Promise<Values> => {
    const titles = await titlesOf(context, { fields }, [row]);
    return { ...answerFields(row, fields), ...titles(row) };
  };
  const [otherwise, ...stored] = await Promise.all([
    answeredOtherwise(context, definition, shownAs('answered'), both),
    ...both.map(answerSide),
  ]);
  const [before, after] = stored.map((side, place) => ({ ...side, ...otherwise.sides[place] }));
  return { fields: [...names, ...otherwise.names], before, after };
};

/** What acts show of themselves beside a change that is part of them, by their ids. */
type ActsOf = (
  context: CallContext,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, object>>;

const answerChange = async (
  context: CallContext,
  definition: Resource,
  change: Change,
  showing: ReadonlyMap<string, Showing>,
): Promise<Values> => {
  const { id, at, userName, isNew, isBack = 0, trashId, actId = null } = change.entry;
  const changed = change.entry.changes.flatMap((one) => ('field' in one ? [one.field] : []));
  const ofFields = {
    fields: onlyNamed(definition.fields, changed),
    rows: [change.was, change.is],
  };
  const [gone, fields, rows, links] = await Promise.all([
    goneReferred(context, [ofFields, ...changedRows(definition, change)]),
    answerFieldChanges(context, definition, change, showing),
    answerRowChanges(context, definition, change),
    answerLinkChanges(context, definition, change),
  ]);
  const of = { id, at: new Date(at ?? 0).toISOString(), by: userName, act: actId };
  const isGone = typeof trashId === 'number' ? 1 : 0;
  return { ...of, isNew, isGone, isBack, ...fields, rows, links, gone };
};

/** A part of the changes of a record as a call shows them, the latest first. */
export const shownChanges = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<readonly Values[]> => {
  const [answered, changes] = await Promise.all([
    answerRecord(context, definition, row),
    lastChanges(context, definition.name, row, skip + take),
  ]);
  const showing = await showingOf(context, definition, row, answered);
  return Promise.all(
    changes.slice(skip).map((change) => answerChange(context, definition, change, showing)),
  );
};

/**
 * Answers a page of what became of a record, the latest first.
 *
 * @param actsOf how changes show what they are part of, and whether that can be taken back
 */
export const readHistory = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  actsOf: ActsOf,
): Promise<Reply> => {
  const { skip, take = PAGE } = readPage(context.call.queryValues, PAGE);
  const [total, changes] = await Promise.all([
    countChanges(context, definition.name, row),
    shownChanges(context, definition, row, { skip, take }),
  ]);
  const acts = await actsOf(
    context,
    changes.flatMap(({ act }) => (typeof act === 'number' ? [act] : [])),
  );
  const results = changes.map((change) => ({ ...change, ...acts.get(Number(change.act)) }));
  return list(results, total);
};
