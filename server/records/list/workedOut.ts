import { isKind, PUBLICATION, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Condition, Selection, Test } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { perResource } from '../perResource';
import { publicationCondition, publicationNames, publicationStates } from '../publishing/states';
import { recordOf } from '../recordOf';
import { titlesOf } from '../references/titles';
import { foundThrough } from './foundThrough';

/** A reference by whose titles a list is searched, and the name under which rows carry them. */
interface TitleOf {
  readonly name: string;
  readonly to: string;
  readonly part: string;
}

const titledReference = ({ fields }: Resource, name: string): TitleOf | undefined => {
  const field = fields[name];
  if (!field || !isKind(field, 'reference')) return undefined;
  const { to, titleIn } = field;
  return to === undefined || titleIn === undefined ? undefined : { name, to, part: titleIn };
};

/** The name under which rows carry what a list searches by a name: of a reference its title. */
export const searchedAs = (definition: Resource, name: string): string =>
  titledReference(definition, name)?.part ?? name;

const titledIn = (definition: Resource): readonly TitleOf[] =>
  (definition.list.alsoSearched ?? []).flatMap((name) => titledReference(definition, name) ?? []);

/** Names of columns that no row stores. */
export const workedOutNames = perResource(
  ({ behaviours }: Pick<CallContext, 'behaviours'>, definition): ReadonlySet<string> =>
    new Set([
      ...titledIn(definition).map(({ part }) => part),
      ...Object.keys(definition.computed),
      ...publicationNames(definition),
      ...(behaviours.of(definition.name).virtual?.names ?? []),
    ]),
);

/** Adds to rows what is worked out from them. */
export const withWorkedOut = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  if (rows.length === 0 || workedOutNames(context, definition).size === 0) return rows;
  const [virtual, stateOf, titlesIn] = await Promise.all([
    context.behaviours.of(definition.name).virtual?.of(context, rows),
    publicationStates(context, definition, rows),
    titlesOf(context, definition, rows),
  ]);
  const names = Object.keys(definition.computed);
  return rows.map((row) => {
    const whole = { ...row, ...titlesIn(row), ...virtual?.(row), ...stateOf(row) };
    if (names.length === 0) return whole;
    const record: Values = recordOf(context, definition, whole);
    return { ...whole, ...Object.fromEntries(names.map((name) => [name, record[name]])) };
  });
};

/** Finds which rows of a list have a word in what isn't stored with them. */
type Holding = (context: CallContext, word: string, among: Selection) => Promise<Condition>;

/** How a word is looked for in a column that no row stores; `undefined` where the store can't find it. */
export const holdingIn = (
  { behaviours, definitions, tables }: CallContext,
  definition: Resource,
  part: string,
): Holding | undefined => {
  const { found } = behaviours.of(definition.name).virtual ?? {};
  const own = found?.[part];
  if (own) return own;
  const titled = titledIn(definition).find((one) => one.part === part);
  const target = titled && definitions.named(titled.to);
  // A title that is worked out stands in no row.
  if (!titled || !target?.title.every((name) => name in target.fields)) return undefined;
  const through = { field: titled.name, to: tables.of(target), searched: target.title };
  return foundThrough(tables.of(definition), through);
};

/** What a list is narrowed by: as conditions for the store, and what of it has to be computed. */
interface Narrowing {
  readonly conditions: readonly Condition[];
  /** Whether the conditions cover all of it. */
  readonly isWhole: boolean;
}

/** Asks of the store as much of what a list is narrowed by as it can be asked. */
export const narrowingOf = async (
  context: CallContext,
  definition: Resource,
  narrow: Readonly<Record<string, Test>>,
): Promise<Narrowing> => {
  const unstored = workedOutNames(context, definition);
  const { narrows = {} } = context.behaviours.of(definition.name);
  const parts = await Promise.all(
    Object.entries(narrow).map(async ([name, test]): Promise<Narrowing> => {
      const own = narrows[name]?.([test].flat(), context);
      if (own) return { conditions: [own], isWhole: true };
      if (!unstored.has(name)) return { conditions: [{ where: { [name]: test } }], isWhole: true };
      if (name !== PUBLICATION) return { conditions: [], isWhole: false };
      const { condition, isWhole } = await publicationCondition(context, definition, test);
      return { conditions: [condition], isWhole };
    }),
  );
  return {
    conditions: parts.flatMap(({ conditions }) => conditions),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
};
