import { type AnyField, checkValue, isKind, type Resource, traitsOf } from '../../schemas';
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

/** A filled value of a field, another for each number where its kind has several. */
const sampleOf = (field: AnyField, name: string, number: number, ids: Ids): unknown => {
  if (isKind(field, 'reference')) return ids(field.to)[number - 1];
  if (isKind(field, 'references')) return ids(field.to).slice(0, number);
  const { isText, isUpload } = traitsOf(field);
  if (isUpload) return undefined;
  const samples = isText ? [`${name} ${number}`] : [];
  const right = [...samples, ...kindOf(field).samples(field)].filter(
    (value) => checkValue(value, { ...field, required: true }) === undefined,
  );
  return right[isText ? 0 : (number - 1) % right.length];
};

const valuesOf = ({ name, fields }: Resource, number: number, ids: Ids) => {
  const samples = Object.entries(fields).flatMap(([key, field]) => {
    const value = field.formOnly ? undefined : sampleOf(field, name, number, ids);
    return value === undefined
      ? []
      : [[key, acceptField(serializeValue(value, field), field, undefined)] as const];
  });
  return { ...firstValues(fields), ...Object.fromEntries(samples) };
};

const rowsOf = (definition: Resource, rows: Rows, organisations: readonly number[]): Row[] =>
  organisations.flatMap((organisationId, place) =>
    Array.from({ length: ROWS }, (_, index) => {
      const id = place * ROWS + index + 1;
      const values = valuesOf(definition, index + 1, (to) => idsOf(rows, organisationId, to));
      return { id, [definition.idField]: id, organisationId, ...values };
    }),
  );

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
  for (const definition of definitions)
    if (!definition.single && !rows[definition.name])
      made[definition.name] = rowsOf(definition, { ...rows, ...made }, organisations);
  return made;
};
