import { sql } from 'kysely';
import { wordsOf } from '../../schemas';
import { isPlain } from '../store/condition';
import type { Condition, Plain, Search, Selection, Test } from '../store/Query';
import { LONGEST, type Source } from './columns';
import { and, asJson, FALSE, jsonText, or, type Sql } from './statement';

const isList = (test: Test): test is readonly Plain[] => Array.isArray(test);

/** The JSON of a field; SQL's `NULL` where a row hasn't the field. */
export const jsonOf = ({ doc, id, organisationId }: Source, field: string): Sql => {
  if (field === 'id' && id) return sql`to_jsonb(${id})`;
  if (field === 'organisationId' && organisationId) return sql`to_jsonb(${organisationId})`;
  return sql`(${doc} -> ${sql.lit(field)})`;
};

/** The text of a field; `NULL` where it has another value. */
const textOf = (source: Source, field: string): Sql => {
  const json = jsonOf(source, field);
  return sql`CASE WHEN jsonb_typeof(${json}) = 'string' THEN ${json} #>> '{}' END`;
};

const numberOf = (source: Source, field: string): Sql =>
  sql`back_office_number_of(${jsonOf(source, field)})`;

/** The column of a field whose values are equal exactly where the field's are, if it can be compared with values. */
const comparedColumn = (source: Source, field: string, values: readonly Plain[]) => {
  const areIds = () => values.every((value) => Number.isSafeInteger(value));
  if (field === 'id' && source.id)
    return areIds() ? { column: source.id, type: 'bigint' } : undefined;
  if (field === 'organisationId' && source.organisationId)
    return areIds() ? { column: source.organisationId, type: 'bigint' } : undefined;
  const type = source.columns.get(field);
  const column = sql.ref(field);
  if (type === 'id') return areIds() ? { column, type: 'bigint' } : undefined;
  if (type === 'number' || type === 'flag')
    return values.every((value) => typeof value === 'number')
      ? { column, type: 'double precision' }
      : undefined;
  if (type !== 'text' && type !== 'moment') return undefined;
  // Of blank and of long text the column has less than the field.
  const areWhole = values.every(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length < LONGEST,
  );
  return areWhole ? { column, type: 'text' } : undefined;
};

const isKey = ({ id, organisationId }: Source, field: string): boolean =>
  (field === 'id' && id !== undefined) ||
  (field === 'organisationId' && organisationId !== undefined);

const isNone = (source: Source, field: string): Sql => {
  if (isKey(source, field)) return FALSE;
  const json = sql`coalesce(${jsonOf(source, field)}, 'null') = 'null'`;
  // Where the column has a value the field has one: so far an index helps.
  return source.columns.has(field) ? sql`(${sql.ref(field)} IS NULL AND ${json})` : json;
};

const isOneOf = (source: Source, field: string, values: readonly Plain[]): Sql => {
  const plain = values.filter((value) => value !== null);
  const none = plain.length < values.length ? [isNone(source, field)] : [];
  if (plain.length === 0) return or(none);
  const compared = comparedColumn(source, field, plain);
  if (compared) {
    const { column, type } = compared;
    const [only, ...others] = plain;
    const meets =
      others.length === 0
        ? sql`${column} = ${only}::${sql.raw(type)}`
        : sql`${column} = ANY(${plain}::${sql.raw(type)}[])`;
    return or([meets, ...none]);
  }
  const texts = plain.map(jsonText);
  return or([sql`${jsonOf(source, field)} = ANY(${texts}::jsonb[])`, ...none]);
};

/** Alternatives from which on an index is no help. */
const MANY = 100;

const contains = (source: Source, field: string, values: readonly Plain[]): Sql => {
  const list = jsonOf(source, field);
  const holds = (value: Plain) => sql`${list} @> ${asJson([value])}`;
  if (values.length > MANY) {
    const items = sql`jsonb_array_elements(back_office_list_of(${list}))`;
    return sql`EXISTS (SELECT FROM ${items} held WHERE held = ANY(${values.map(jsonText)}::jsonb[]))`;
  }
  return or(values.map(holds));
};

type Bound = number | string | undefined;

const isBetween = (source: Source, field: string, from: Bound, to: Bound): Sql => {
  const bound = (value: Bound, operator: Sql): Sql[] => {
    if (value === undefined) return [];
    if (typeof value === 'number') {
      const compared = comparedColumn(source, field, [value]);
      const numbers = compared?.column ?? numberOf(source, field);
      // An index of ids is of no use to a comparison with another type.
      return [
        sql`${numbers} ${operator} ${value}::${sql.raw(compared?.type ?? 'double precision')}`,
      ];
    }
    const isMoment = source.columns.get(field) === 'moment' && value.length < LONGEST;
    const column = isMoment ? sql.ref(field) : textOf(source, field);
    return [sql`${column} COLLATE "C" ${operator} ${value}::text`];
  };
  return and([...bound(from, sql`>=`), ...bound(to, sql`<=`)]);
};

/** What holds the text of a field in small letters; uniqueness is looked up by the same. */
const lowerText = (text: Sql): Sql => sql`lower(${text} COLLATE "und-x-icu")`;

const equalsIgnoringCase = (source: Source, field: string, text: string): Sql =>
  sql`${lowerText(textOf(source, field))} = ${lowerText(sql`${text}::text`)}`;

const testSql = (source: Source, field: string, test: Test): Sql => {
  if (isList(test)) return isOneOf(source, field, test);
  if (typeof test !== 'object' || test === null) return isOneOf(source, field, [test]);
  if ('contains' in test) return contains(source, field, [test.contains].flat());
  if ('ignoringCase' in test) return equalsIgnoringCase(source, field, test.ignoringCase);
  return isBetween(source, field, test.from, test.to);
};

/** What rows of a list must have that meet a condition, as far as an index of the list can decide. */
const exactPart = ({ where = {} }: Condition): Readonly<Record<string, Plain>> =>
  Object.fromEntries(
    Object.entries(where).flatMap(([name, test]) =>
      isPlain(test) && test !== null ? [[name, test]] : [],
    ),
  );

const hasSql = (source: Source, field: string, condition: Condition): Sql => {
  const json = jsonOf(source, field);
  const items = sql`jsonb_array_elements(back_office_list_of(${json})) AS held(item)`;
  const inner: Source = { doc: sql`held.item`, columns: new Map(), searched: [] };
  const meets = and([sql`jsonb_typeof(held.item) = 'object'`, conditionSql(inner, condition)]);
  const exact = exactPart(condition);
  const narrowed = Object.keys(exact).length > 0 ? [sql`${json} @> ${asJson([exact])}`] : [];
  return and([...narrowed, sql`EXISTS (SELECT FROM ${items} WHERE ${meets})`]);
};

/** A condition in SQL: true where rows meet it, and false or `NULL` where they don't. */
const conditionSql = (
  source: Source,
  { where = {}, has = {}, all = [], any, not }: Condition,
): Sql => {
  const parts: Sql[] = [];
  for (const [field, test] of Object.entries(where))
    if (test !== undefined) parts.push(testSql(source, field, test));
  for (const [field, condition] of Object.entries(has))
    if (condition !== undefined) parts.push(hasSql(source, field, condition));
  parts.push(...all.map((condition) => conditionSql(source, condition)));
  if (any) parts.push(or(any.map((condition) => conditionSql(source, condition))));
  if (not) parts.push(sql`(${conditionSql(source, not)}) IS NOT TRUE`);
  return and(parts);
};

const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Three letters or figures in a row, or fewer at one of their ends: what the index of texts is asked for. */
const INDEXED = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

/** Where the index could narrow nothing it would be read as a whole, for all organisations: it isn't offered then. */
const searchedFor = (word: string): Sql =>
  INDEXED.test(word) ? sql`searched` : sql`(searched || '')`;

const searchSql = (source: Source, { text, fields }: Search): Sql => {
  const words = wordsOf(text);
  const paths = [...fields];
  const isWhole = source.searched.join() === fields.join();
  const isPart = fields.every((field) => source.searched.includes(field));
  const made = sql`back_office_search_text(${source.doc}, ${paths}::text[])`;
  const holds = (searchedOf: (word: string) => Sql) =>
    words.map((word) => sql`${searchedOf(word)} LIKE ${likeWord(word)}`);
  if (isWhole && source.searched.length > 0) return and(holds(searchedFor));
  const narrowed = isPart && fields.length > 0 ? holds(searchedFor) : [];
  return and([...narrowed, ...holds(() => made)]);
};

/** Which rows are meant, in SQL. */
export const selectionSql = (source: Source, { search, ...condition }: Selection): Sql =>
  and([conditionSql(source, condition), ...(search ? [searchSql(source, search)] : [])]);
