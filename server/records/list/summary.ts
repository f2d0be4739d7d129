import { nameToFilter, type Resource, SUMMARY, valuesOf } from '../../../schemas';
import { serializeValue } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { type JsonReply, ok } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { rowsOf } from '../tenant';
import { findListed, selectionListed } from './list';
import { type ListRequest, readListRequest } from './listRequest';
import type { Parameters } from './pageRequest';

/** Whether a call asks about the list as a whole, in place of its rows. */
export const isForSummary = ({ call }: CallContext): boolean =>
  call.queryValues[SUMMARY] !== undefined;

/** The parameter that a list's tabs set, and the text of each of them. */
const tabsOf = ({ list, fields, computed }: Resource) => {
  const { tabs } = list;
  const field =
    tabs === undefined ? undefined : (list.asks?.[tabs] ?? fields[tabs] ?? computed[tabs]?.field);
  if (tabs === undefined || !field) return undefined;
  return {
    parameter: nameToFilter(tabs, field),
    texts: (valuesOf(field) ?? []).map(
      (value) => [String(value), String(serializeValue(value, field))] as const,
    ),
  };
};

/** How many there are of each of a list's tabs, whichever of them is open; all of them under no name. */
const countsOf = async (
  context: CallContext,
  definition: Resource,
): Promise<Readonly<Record<string, number>>> => {
  const tabs = tabsOf(definition);
  if (!tabs) return {};
  const { [tabs.parameter]: _open, ...others } = context.call.queryValues;
  const countOf = async (parameters: Parameters) => {
    const request = readListRequest(context, definition, parameters);
    return (await findListed(context, definition, { ...request, skip: 0, take: 0 })).total;
  };
  const counted = await Promise.all([
    countOf(others).then((count) => ['', count] as const),
    ...tabs.texts.map(
      async ([value, text]) =>
        [value, await countOf({ ...others, [tabs.parameter]: [text] })] as const,
    ),
  ]);
  return Object.fromEntries(counted);
};

const sumIn = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, { [name]: value }) => (typeof value === 'number' ? sum + value : sum), 0);

/** The sums of columns over all rows that a list is narrowed to. */
const sumsOf = async (
  context: CallContext,
  definition: Resource,
  request: ListRequest,
): Promise<Readonly<Record<string, number>>> => {
  const names = definition.list.sums ?? [];
  if (names.length === 0) return {};
  const selection = await selectionListed(context, definition, request);
  if (selection) {
    const own = rowsOf(context, context.tables.of(definition));
    const sums = await Promise.all(names.map((name) => own.sum(name, selection)));
    return Object.fromEntries(names.map((name, place) => [name, sums[place] ?? 0]));
  }
  const { rows } = await findListed(context, definition, { ...request, skip: 0, take: undefined });
  return Object.fromEntries(names.map((name) => [name, sumIn(rows, name)]));
};

/** Answers what holds of all that a list is narrowed to. */
export const readSummary = async (
  context: CallContext,
  definition: Resource,
): Promise<JsonReply> => {
  const request = readListRequest(context, definition);
  const [sums, counts] = await Promise.all([
    sumsOf(context, definition, request),
    countsOf(context, definition),
  ]);
  return ok({ sums, counts });
};
