import type { LinkSpec, Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { assignedRows } from '../links/linked';
import { goneOf } from '../references/gone';
import { rowsByIds } from '../references/rowsByIds';
import { titleOfRow } from '../references/titles';
import { type Change, linkedBefore } from './states';

const idsIn = (row: Row, { storedIn }: LinkSpec): readonly number[] | undefined => {
  if ('ids' in storedIn) return storedIds(row[storedIn.ids]);
  if (!('id' in storedIn)) return undefined;
  const id = Number(row[storedIn.id] ?? 0);
  return id > 0 ? [id] : [];
};

/** What a link had before a change and has after it. */
const sidesOf = (
  definition: Resource,
  name: string,
  spec: LinkSpec,
  { entry, was, is }: Change,
): readonly [was: readonly number[], is: readonly number[]] => {
  const [before, after] = [idsIn(was, spec), idsIn(is, spec)];
  const isField = Object.values(spec.storedIn).some((field) => field in definition.fields);
  if (before && after) return isField ? [[], []] : [before, after];
  const held = entry.changes.flatMap((one) => ('link' in one && one.link === name ? [one] : []));
  return [held.flatMap((one) => one.was), held.flatMap((one) => one.is)];
};

/** What the link's rows go by, as far as the link itself shows it. */
const titlesOf = async (
  context: CallContext,
  { definition, name, spec }: { definition: Resource; name: string; spec: LinkSpec },
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const withheld = context.behaviours.of(definition.name).links?.[name]?.withheld?.(context) ?? [];
  const title = context.definitions.named(spec.to)?.title ?? [];
  if (ids.length === 0 || title.some((part) => withheld.includes(part))) return new Map();
  const rows = await rowsByIds(context, spec.to, ids);
  const gone = await goneOf(context, spec.to, new Set(ids));
  return new Map([
    ...rows.map((row) => [row.id, titleOfRow(context, spec.to, row)] as const),
    ...gone.map(({ id, name: was }) => [id, was] as const),
  ]);
};

/** What was linked to a record by a change, and what no longer. */
export const answerLinkChanges = async (
  context: CallContext,
  definition: Resource,
  change: Change,
): Promise<readonly Values[]> => {
  const all = await Promise.all(
    Object.entries(definition.links).map(async ([name, spec]) => {
      const [was, is] = sidesOf(definition, name, spec, change);
      const added = is.filter((id) => !was.includes(id));
      const removed = was.filter((id) => !is.includes(id));
      const ids = [...removed, ...added];
      const titles = await titlesOf(context, { definition, name, spec }, ids);
      return ids.map((id) => ({
        link: name,
        id,
        title: titles.get(id) ?? '',
        isAdded: added.includes(id) ? 1 : 0,
      }));
    }),
  );
  return all.flat();
};

/** The ids that are linked to a record by now, of links that other rows hold. */
export type LinkedNow = (name: string, spec: LinkSpec) => Promise<readonly number[]>;

/** What is linked to a record by what is stored. */
export const linkedNow =
  (context: CallContext, definition: Resource, row: Row): LinkedNow =>
  async (name, spec) => {
    const assigned = await assignedRows(context, { definition, name, spec, row });
    return assigned.map(({ id }) => Number(id));
  };

/** The ids of what was linked to a record before changes of it, the latest first, by the names of its links. */
export const linksBefore = async (
  definition: Resource,
  row: Row,
  changes: readonly Change[],
  now: LinkedNow,
): Promise<Readonly<Record<string, readonly number[]>>> => {
  const first = changes.at(-1)?.was ?? row;
  const all = await Promise.all(
    Object.entries(definition.links).map(async ([name, spec]) => {
      const own = idsIn(first, spec);
      return [name, own ?? linkedBefore(changes, name, await now(name, spec))] as const;
    }),
  );
  return Object.fromEntries(all);
};
