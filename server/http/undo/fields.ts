import {
  type ActionSpec,
  type AnyField,
  type AnyFields,
  type DataRecord,
  enteredFields,
  nameToSend,
  type Resource,
} from '../../../schemas';
import { bodyOf, serializeRecord } from '../../../schemas/codec';
import { decidedBy } from '../../../schemas/fields/decidedBy';
import { isSameRecord, mergeRecords } from '../../../schemas/merge/mergeRecords';
import { isSame } from '../../../schemas/merge/sides';
import { recordOf } from '../../records/recordOf';
import { fieldName } from '../../records/texts';
import type { Row, Values } from '../../store/Store';
import { recordPath } from '../resource/Endpoint';
import { restoring } from '../resource/functions';
import type { WayBack } from './Calls';
import type { Undoing } from './Undoing';

type Own = AnyField & { readonly saveWith: NonNullable<AnyField['saveWith']> };

const hasOwnCall = (field: AnyField): field is Own => field.saveWith !== undefined;

type Sides = Readonly<Record<'base' | 'mine' | 'theirs', DataRecord>>;

const sidesOf = ({ context, definition, change, now }: Undoing): Sides => {
  const [base, mine, theirs] = [change.is, change.was, now].map((row) =>
    recordOf(context, definition, row),
  ) as [DataRecord, DataRecord, DataRecord];
  return { base, mine, theirs };
};

/** The fields of a form that a change made something else of, with those that decide what they mean. */
const changedFields = ({ definition }: Undoing, { base, mine }: Sides): AnyFields => {
  const entered = Object.entries(enteredFields(definition, 'update')).filter(
    ([, field]) => !hasOwnCall(field),
  );
  const changed = entered.filter(([name, field]) => !isSameRecord({ [name]: field }, base, mine));
  const deciders = changed.map(([, field]) => decidedBy(field));
  return Object.fromEntries(
    entered.filter(([name]) => deciders.includes(name) || changed.some(([one]) => one === name)),
  );
};

/** Fields as they are to be: what the change was before, where nobody made something else of it since. */
interface Taken {
  readonly values: DataRecord;
  /** The fields of which somebody did. */
  readonly touching: readonly string[];
  readonly isSame: boolean;
}

const taken = (fields: AnyFields, sides: Sides): Taken => {
  const { values, touching } = mergeRecords(fields, sides, 'theirs');
  return { values, touching, isSame: isSameRecord(fields, values, sides.theirs) };
};

/** The call that saves one field for itself. */
const saveOwn = async (undoing: Undoing, name: string, field: Own): Promise<readonly string[]> => {
  const { context, calls, definition, now } = undoing;
  const { method = 'POST', path, fn, idArg } = field.saveWith;
  const { values, touching, isSame } = taken({ [name]: field }, sidesOf(undoing));
  if (!isSame)
    await calls.make(context, {
      ...{ method, path: path ?? recordPath({ ...context, definition }), fn, about: now },
      body: {
        ...(idArg !== undefined && { [idArg]: now.id }),
        ...bodyOf({ args: { [nameToSend(name, field)]: name } }, definition.fields, values),
      },
    });
  return touching;
};

/** The action that gives a field a value. */
const actionGiving = (
  { actions }: Resource,
  name: string,
  value: unknown,
): ActionSpec | undefined =>
  Object.values(actions).find(({ sets = {} }) => name in sets && isSame(value, sets[name]));

/** What a change made of fields that nobody made something else of since, as it was before. */
const leftAsMade = ({ entry, was, is }: Undoing['change'], now: Row): Values =>
  Object.fromEntries(
    entry.changes.flatMap((one) =>
      'field' in one && isSame(is[one.field], now[one.field]) ? [[one.field, was[one.field]]] : [],
    ),
  );

/** The call that gives a field the value of before: a function of the server's own, or else an action. */
const callGiving = (
  { context, definition, change, now }: Undoing,
  name: string,
  { mine, theirs }: Sides,
): WayBack | undefined => {
  const own = recordPath({ ...context, definition });
  if (name in (context.behaviours.of(definition.name).restores ?? {})) {
    const body = { ...leftAsMade(change, now), [name]: change.was[name] };
    return { method: 'POST', path: own, fn: restoring(name), about: now, body };
  }
  const action = actionGiving(definition, name, mine[name]);
  if (!action) return undefined;
  const { method = 'POST', path = own, fn, body, args } = action;
  const sent = { ...body, ...bodyOf({ args }, definition.fields, theirs) };
  return { method, path, fn, about: now, body: sent };
};

/** Has a function give a field the value of before. @returns the field, where somebody changed it since */
const actAgain = async (undoing: Undoing, name: string): Promise<readonly string[]> => {
  const { change, now } = undoing;
  const sides = sidesOf(undoing);
  // What the server keeps beside the fields is in no record.
  const { base, mine, theirs } =
    name in undoing.definition.fields ? sides : { base: change.is, mine: change.was, theirs: now };
  const call = callGiving(undoing, name, sides);
  if (!call || isSame(mine[name], theirs[name])) return [];
  if (!isSame(base[name], theirs[name])) return [name];
  await undoing.calls.make(undoing.context, call);
  return [];
};

/**
 * Saves what fields held before a change, over what became of others since.
 *
 * @returns what the fields are called that somebody has changed since
 */
export const undoFields = async (
  undoing: Undoing,
  changed: readonly string[],
): Promise<readonly string[]> => {
  const { context, calls, definition, now } = undoing;
  const sides = sidesOf(undoing);
  const fields = definition.verbs.update === false ? {} : changedFields(undoing, sides);
  const { values, isSame, touching } = taken(fields, sides);
  const touched = [...touching];
  const body = serializeRecord({ ...definition, fields }, values, 'update');
  const path = recordPath({ ...context, definition });
  if (!isSame) await calls.make(context, { method: 'PUT', path, about: now, body });
  for (const name of changed) {
    const field = definition.fields[name];
    if (field && hasOwnCall(field) && !field.readOnly)
      touched.push(...(await saveOwn(undoing, name, field)));
    else touched.push(...(await actAgain(undoing, name)));
  }
  return touched.map((name) => fieldName(context, definition.name, name));
};
