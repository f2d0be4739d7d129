import {
  type AnyField,
  type AnyFields,
  checkValue,
  contentLanguages,
  type FieldOf,
  isKind,
  type Resource,
  referencesIn,
  traitsOf,
} from '../../schemas';
import { kindOf, serializeValue } from '../../schemas/codec';
import type { Row } from '../../server/store/Store';
import { acceptField, firstValues } from '../../server/wire/fields';

type Rows = Readonly<Record<string, readonly Row[]>>;

/** Rows of a resource that an organisation gets. */
const ROWS = 3;

/** The organisation's rows that a field may refer to. */
const idsOf = (rows: Rows, organisationId: number, to = ''): readonly number[] =>
  (rows[to] ?? []).flatMap((row) => (row.organisationId === organisationId ? [row.id] : []));

type Ids = (to: string | undefined) => readonly number[];

/** Texts in every language that they can be written in. */
const blocksOf = (
  { languages = contentLanguages, fields }: FieldOf<'perLanguage'>,
  name: string,
  number: number,
  ids: Ids,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    languages.map((language) => [language, filled(fields, `${name} ${language}`, number, ids)]),
  );

/** A filled value of a field, another for each number where its kind has several. */
const sampleOf = (field: AnyField, name: string, number: number, ids: Ids): unknown => {
  if (isKind(field, 'reference')) return ids(field.to)[number - 1];
  if (isKind(field, 'references')) return ids(field.to).slice(0, number);
  if (isKind(field, 'perLanguage')) return blocksOf(field, name, number, ids);
  if (isKind(field, 'rows') && field.required) return [filled(field.fields, name, number, ids)];
  const { isText, isUpload } = traitsOf(field);
  if (isUpload) return undefined;
  const samples = isText ? [`${name} ${number}`] : [];
  const right = [...samples, ...kindOf(field).samples(field)].filter(
    (value) => checkValue(value, { ...field, required: true }) === undefined,
  );
  return right[isText ? 0 : (number - 1) % right.length];
};

/** Values of all fields that have a sample. */
const filled = (
  fields: AnyFields,
  name: string,
  number: number,
  ids: Ids,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = field.formOnly ? undefined : sampleOf(field, name, number, ids);
      return value === undefined ? [] : [[key, value]];
    }),
  );

const valuesOf = ({ name, fields }: Resource, number: number, ids: Ids) => {
  const samples = filled(fields, name, number, ids);
  const accepted = Object.entries(fields).flatMap(([key, field]) =>
    Object.hasOwn(samples, key)
      ? [[key, acceptField(serializeValue(samples[key], field), field, undefined)] as const]
      : [],
  );
  return { ...firstValues(fields), ...Object.fromEntries(accepted) };
};

const rowsOf = (definition: Resource, rows: Rows, organisations: readonly number[]): Row[] =>
  organisations.flatMap((organisationId, place) =>
    Array.from({ length: ROWS }, (_, index) => {
      const id = place * ROWS + index + 1;
      const values = valuesOf(definition, index + 1, (to) => idsOf(rows, organisationId, to));
      return { id, [definition.idField]: id, organisationId, ...values };
    }),
  );

/** The definitions in such an order that each stands behind those that it refers to; in a circle one of them is first. */
const inOrderOfReferences = (definitions: readonly Resource[]): readonly Resource[] => {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const ordered = new Set<Resource>();
  const visited = new Set<Resource>();
  const visit = (definition: Resource): void => {
    if (visited.has(definition)) return;
    visited.add(definition);
    for (const { to } of referencesIn(definition.fields)) {
      const target = byName.get(to);
      if (target) visit(target);
    }
    ordered.add(definition);
  };
  for (const definition of definitions) visit(definition);
  return [...ordered];
};

/**
 * Rows of the resources that nobody wrote any for, made from what their fields' kinds name as samples: so
 * that a new definition has something to show and to try from the first start.
 *
 * @param rows what is there, by collection; what lies in it is referred to
 * @returns the rows of the others by collection, three for each organisation
 */
export const sampleRows = (
  definitions: readonly Resource[],
  rows: Rows,
  organisations: readonly number[],
): Record<string, Row[]> => {
  const made: Record<string, Row[]> = {};
  for (const definition of inOrderOfReferences(definitions))
    if (!definition.single && !rows[definition.name])
      made[definition.name] = rowsOf(definition, { ...rows, ...made }, organisations);
  return made;
};
