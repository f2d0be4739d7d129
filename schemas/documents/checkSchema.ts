import { isSafeUrl } from '../html/safeUrl';
import { readDate } from '../kinds/dates/date';
import { readTime } from '../kinds/dates/time';
import type { Problem } from '../kinds/Kind';
import type { JsonSchema } from './JsonSchema';

const typesOf = ({ type }: JsonSchema): readonly string[] => (Array.isArray(type) ? type : [type]);

/** Whether a schema takes values of a type. */
export const takes = (schema: JsonSchema, type: string): boolean => typesOf(schema).includes(type);

const formats: Partial<Record<NonNullable<JsonSchema['format']>, (text: string) => boolean>> = {
  colour: (text) => text === '' || /^#([\da-f]{3}|[\da-f]{6})$/i.test(text),
  link: (text) => text === '' || isSafeUrl(text),
  date: (text) => readDate(text) === text,
  time: (text) => readTime(text) === text,
};

const checkText = (value: string, schema: JsonSchema): Problem | undefined => {
  const { maxLength, format } = schema;
  if (schema.enum && !schema.enum.includes(value)) return { message: 'choice' };
  if (maxLength !== undefined && value.length > maxLength)
    return { message: 'maxLength', params: { max: maxLength } };
  const isRight = format && formats[format];
  if (!isRight || isRight(value)) return undefined;
  return { message: format as 'colour' | 'link' | 'date' | 'time' };
};

const checkNumber = (value: number, schema: JsonSchema): Problem | undefined => {
  const { minimum, maximum } = schema;
  if (!Number.isFinite(value)) return { message: 'number' };
  if (!takes(schema, 'number') && !Number.isSafeInteger(value)) return { message: 'integer' };
  if (minimum !== undefined && value < minimum)
    return { message: 'minimum', params: { min: minimum } };
  if (maximum !== undefined && value > maximum)
    return { message: 'maximum', params: { max: maximum } };
  return undefined;
};

/** The problem of a value of a type that the schema doesn't take. */
const wrongType = (schema: JsonSchema): Problem => {
  const { format } = schema;
  if (format === 'date' || format === 'time') return { message: format };
  if (format === 'enum' || format === 'enumValue' || format === 'media')
    return { message: 'choice' };
  if (takes(schema, 'integer')) return { message: 'integer' };
  if (takes(schema, 'number')) return { message: 'number' };
  return { message: takes(schema, 'string') ? 'text' : 'choice' };
};

/** What is wrong with a single value by its schema; lists and objects are right when their type is. */
const checkOne = (value: unknown, schema: JsonSchema): Problem | undefined => {
  if (value === null) return takes(schema, 'null') ? undefined : wrongType(schema);
  if (typeof value === 'string' && takes(schema, 'string')) return checkText(value, schema);
  if (typeof value === 'number' && (takes(schema, 'number') || takes(schema, 'integer')))
    return checkNumber(value, schema);
  if (Array.isArray(value) && takes(schema, 'array'))
    return schema.maxItems !== undefined && value.length > schema.maxItems
      ? { message: 'maximum', params: { max: schema.maxItems } }
      : undefined;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return (type === 'boolean' || type === 'object') && takes(schema, type)
    ? undefined
    : wrongType(schema);
};

/**
 * Everything that is wrong with a value by its schema, by path: `''` for the value itself, `2.link` for
 * a part of it. Parts that are absent are right.
 */
export const checkSchema = (value: unknown, schema: JsonSchema): Record<string, Problem> => {
  const own = checkOne(value, schema);
  if (own) return { '': own };
  const found: Record<string, Problem> = {};
  const look = (name: string | number, part: unknown, inner: JsonSchema | undefined) => {
    if (!inner || part === undefined) return;
    for (const [path, problem] of Object.entries(checkSchema(part, inner)))
      found[path === '' ? String(name) : `${name}.${path}`] = problem;
  };
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) look(index, item, schema.items);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) look(name, part, schema.properties?.[name]);
  return found;
};
