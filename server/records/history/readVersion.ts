import { isFile, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { answerRecord } from '../answers';
import { linkedParts } from '../links/linked';
import { goneReferred } from '../references/gone';
import { answerRows } from '../subLists/answerSubLists';
import { fieldOf, rowsIn } from '../subLists/SubList';
import { type LinkedNow, linkedNow, linksBefore } from './links';
import { type Change, countChanges, lastChanges } from './states';
import { trackedFields } from './tracked';

/** A record whose changes are gone back through: as it is, or as it lies in the trash. */
export interface Known {
  readonly row: Row;
  /** What was linked to it, where it lies in the trash and the store knows that no longer. */
  readonly linked?: LinkedNow;
  /** The entry of the trash in which it lies, and whether the caller may bring it back. */
  readonly lies?: { readonly id: number; readonly canRestore: 0 | 1 };
}

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];

const whole = ({ isNew, isBack }: Change['entry']): boolean => isNew === 1 || isBack === 1;

/** Which side of a change a call asks for: before it, or after one with which the record came. */
const sideOf = ({ call }: CallContext, { entry }: Change): Side => {
  const asked = SIDES.find((side) => side === call.queryValues.side?.[0]);
  return asked ?? (whole(entry) ? 'after' : 'before');
};

/** Rows of a record that a call of their own answers otherwise, by the names of their lists. */
const furtherRows = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  const all = Object.entries(definition.subLists).map(async ([name, spec]) => {
    const list = { definition, name, spec };
    const isKept = spec.rowsFrom !== undefined && Array.isArray(row[fieldOf(list)]);
    return isKept ? [[name, await answerRows(context, list, rowsIn(list, row))]] : [];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
};

/** Fields and lists that the record doesn't hold itself: what they show is made of other records as they are by now. */
const ofOthers = ({ fields, subLists }: Resource, row: Row): readonly string[] => [
  ...Object.entries(fields)
    .filter(([name, field]) => field.readOnly === true && row[name] === undefined)
    .map(([name]) => name),
  ...Object.entries(subLists)
    .filter(([name, spec]) => !Array.isArray(row[fieldOf({ name, spec })]))
    .map(([name]) => name),
];

/** Fields that have no history, or follow from others: once the record was changed, only what they hold by now is known. */
const withoutHistory = (
  context: CallContext,
  definition: Resource,
  row: Row,
): readonly string[] => {
  const following = context.behaviours.of(definition.name).kept?.(row) ?? {};
  const tracked = new Set(trackedFields(definition).map(({ name }) => name));
  return Object.entries(definition.fields)
    .filter(
      ([name, field]) =>
        name in following || field.derived || !(tracked.has(name) || isFile(field)),
    )
    .map(([name]) => name);
};

/**
 * Answers a record as it was before or after a change, with what was linked to it then and the ids of that; beside it
 * the change itself, where it lies if it was deleted since, and what isn't of then but of now (`unknown`).
 *
 * @throws Refusal 404
 */
export const readVersion = async (
  context: CallContext,
  definition: Resource,
  { row, linked: now = linkedNow(context, definition, row), lies }: Known,
): Promise<Reply> => {
  const id = sentId(context.call.params.version);
  const total = await countChanges(context, definition.name, row);
  const changes = await lastChanges(context, definition.name, row, total);
  const place = changes.findIndex(({ entry }) => entry.id === id);
  const change = changes[place];
  const side = change && sideOf(context, change);
  if (!change || (side === 'before' && change.entry.isNew))
    throw new Refusal(404, 'server.request.notFound');
  const state = side === 'before' ? change.was : change.is;
  const since = changes.slice(0, side === 'before' ? place + 1 : place);
  const linked = await linksBefore(definition, row, since, now);
  const ofRows = Object.entries(definition.subLists).map(([name, spec]) => ({
    fields: spec.fields,
    rows: rowsIn({ name, spec }, state),
  }));
  const [gone, answered, parts, rows] = await Promise.all([
    goneReferred(context, [{ fields: definition.fields, rows: [state] }, ...ofRows]),
    answerRecord(context, definition, state),
    linkedParts(context, definition, state, linked),
    furtherRows(context, definition, state),
  ]);
  // A deletion changes nothing of the record itself.
  const isUnchanged = since.every(({ entry }) => typeof entry.trashId === 'number');
  const lacking = isUnchanged ? [] : withoutHistory(context, definition, state);
  const { at, userName, isNew, isBack = 0, trashId } = change.entry;
  const isGone = typeof trashId === 'number' ? 1 : 0;
  return ok({
    results: { ...answered, ...parts, linked },
    rows,
    gone,
    change: { id, at: new Date(at ?? 0).toISOString(), by: userName, isNew, isGone, isBack, side },
    lies: lies ?? null,
    unknown: [...new Set([...ofOthers(definition, state), ...lacking])],
  });
};
