import {
  type AnyField,
  moreColumnNames,
  nameToRead,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { perObject } from '../../../schemas/perObject';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { isPlain } from '../../store/condition';
import type { Condition, Sort, Test } from '../../store/Query';
import { acceptField, emptyValue } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { Unreadable } from '../../wire/WireKind';
import { PAGING, type PageRequest, type Parameters, readPage } from './pageRequest';
import { readRanges } from './ranges';
import { withUnset } from './unset';

/** What a list was asked for. */
export interface ListRequest extends PageRequest {
  readonly sort: readonly Sort[];
  /** What fields must be, as they are stored. */
  readonly narrow: Readonly<Record<string, Test>>;
  /** Fields that rows carry beside those that the list always shows. */
  readonly columns: readonly string[];
  /** What the list asks for beside its fields, as it would be stored. */
  readonly asked: readonly (readonly [name: string, value: unknown])[];
  /** Between which ends fields are to lie, and which are to be filled in or empty, as the store is asked. */
  readonly ranges?: readonly Condition[];
}

/** The parameter that names further columns, with commas between them. */
const COLUMNS = 'columns';

const columnsIn = (definition: Resource, parameters: Parameters): readonly string[] => {
  const asked = parameters[COLUMNS]?.flatMap((text) => text.split(',')) ?? [];
  return asked.length === 0
    ? []
    : moreColumnNames(definition).filter((name) => asked.includes(name));
};

type Named = readonly [name: string, field: AnyField];

/** The fields of a resource by the parameters that may mean them. */
const fieldsByParameter = perObject(
  ({ fields, computed }: Resource): ReadonlyMap<string, Named> => {
    const found = new Map<string, Named>();
    const workedOut = Object.entries(computed).map(([name, { field }]) => [name, field] as const);
    // An order or a narrowed list would give a secret away piece by piece.
    const asked = [...Object.entries(fields), ...workedOut].filter(
      ([, field]) => !traitsOf(field).isSecret,
    );
    for (const [name, field] of asked)
      for (const parameter of [name, field.wire, field.readAs, field.sendAs, field.filterAs])
        if (parameter !== undefined && !found.has(parameter)) found.set(parameter, [name, field]);
    return found;
  },
);

/** The field that a parameter means: by its own name, or by that of the wire. */
const fieldOf = (definition: Resource, parameter: string): Named | undefined =>
  fieldsByParameter(definition).get(parameter);

const sortOf = (definition: Resource, parameters: Parameters): readonly Sort[] => {
  const wanted = parameters.sort?.[0] ?? '';
  const order = parameters.order?.[0]?.toLowerCase() === 'desc' ? 'desc' : 'asc';
  const field = ['id', definition.idField].includes(wanted)
    ? 'id'
    : fieldOf(definition, wanted)?.[0];
  if (field !== undefined) return [{ field, order }];
  return definition.list.sort ? [definition.list.sort] : [];
};

const stored = (definition: Resource, name: string, field: AnyField, text: string): unknown => {
  try {
    return acceptField(text, field, undefined);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new FieldProblems(definition.name, { [name]: error.problem });
  }
};

/** A value is one of those that were asked for; a list holds one of those that each list begins with. */
const testOf = (values: readonly unknown[]): Test =>
  values.every(Array.isArray)
    ? { contains: values.map(([first = null]) => first).filter(isPlain) }
    : values.filter(isPlain);

const idsOf = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) => text.split(',')).map(sentId);

const narrowOf = (
  context: CallContext,
  definition: Resource,
  parameters: Parameters,
): ListRequest['narrow'] => {
  const { unfiltered = {} } = context.behaviours.of(definition.name);
  const isNamedTwice = (parameter: string, name: string): boolean =>
    parameter !== name && parameters[name] !== undefined;
  const narrow: Record<string, Test> = {};
  for (const [parameter, texts] of Object.entries(parameters)) {
    const isDirection =
      parameter === 'sort' || (parameter === 'order' && /^(asc|desc)$/i.test(texts[0] ?? ''));
    if (PAGING.includes(parameter) || parameter === COLUMNS || isDirection) continue;
    const [name, field] = fieldOf(definition, parameter) ?? [];
    // An empty value is no filter, and a name of its own goes before others for the same field.
    if (name !== undefined && (texts.every((text) => text === '') || isNamedTwice(parameter, name)))
      continue;
    if (name !== undefined && texts.every((text) => text === unfiltered[name])) continue;
    if (['id', definition.idField].includes(parameter)) narrow.id = idsOf(texts);
    else if (name !== undefined && field)
      narrow[name] = testOf(
        withUnset(
          field,
          texts.map((text) => stored(definition, name, field, text)),
        ),
      );
  }
  return narrow;
};

/** What is requested; a value as empty as its kind can be, such as a flag that is off, requests nothing. */
const askedOf = (definition: Resource, parameters: Parameters): ListRequest['asked'] =>
  Object.entries(definition.list.asks ?? {}).flatMap(([name, field]) => {
    const [text = ''] = parameters[nameToRead(name, field)] ?? [];
    const value = text === '' ? null : stored(definition, name, field, text);
    return value === null || value === emptyValue(field) ? [] : [[name, value] as const];
  });

/** Whether others load this list whole to choose from, as links of other records do. */
const isOffered = ({ definitions }: CallContext, { path, list }: Resource): boolean =>
  list.isOfferedWhole === true ||
  definitions.all
    .flatMap(({ links }) => Object.values(links))
    .some(({ choices }) => choices?.fn === undefined && choices?.path === path);

/**
 * Parses the request for a list.
 *
 * @param parameters those of the call unless given
 * @throws FieldProblems for a value that a field can't have
 */
export const readListRequest = (
  context: CallContext,
  definition: Resource,
  parameters: Parameters = context.call.queryValues,
): ListRequest => {
  const ranged = readRanges(context, definition, parameters, (name, field, text) =>
    stored(definition, name, field, text),
  );
  return {
    sort: sortOf(definition, parameters),
    narrow: { ...ranged.narrow, ...narrowOf(context, definition, parameters) },
    ranges: ranged.conditions,
    asked: askedOf(definition, parameters),
    columns: columnsIn(definition, parameters),
    ...readPage(
      parameters,
      definition.list.pageSize,
      () => definition.list.unpaged === true || isOffered(context, definition),
    ),
  };
};
