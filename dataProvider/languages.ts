import {
  type AnyField,
  type AvailableLanguages,
  emptyValues,
  type FieldOf,
  isKind,
  type Resource,
} from '../schemas';
import { isObject } from '../schemas/isObject';
import { request } from './http';

type PerLanguageField = FieldOf<'perLanguage'> & { available: AvailableLanguages };

/** The languages that each field's blocks can be filled in for, by the field's name. */
type Languages = Readonly<Record<string, readonly string[]>>;

const isChoosy = (field: AnyField): field is PerLanguageField =>
  isKind(field, 'perLanguage') && field.available !== undefined;

const fieldsOf = ({ fields }: Resource): readonly (readonly [string, PerLanguageField])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isChoosy(field) ? [[name, field] as const] : [],
  );

/** A part of an answer, within others where its name has dots. */
const partIn = (body: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), body);

const ask = async (
  { available, languages = available.default }: PerLanguageField,
  signal?: AbortSignal,
): Promise<readonly string[]> => {
  const { path, method = 'POST', fn, answeredIn = 'languages', default: usual } = available;
  const options = { method, isRead: true, isQuiet: true, signal } as const;
  const content = fn === undefined ? {} : { body: { function: fn } };
  const answer = await request(path, { ...options, ...content }).catch(() => undefined);
  const answered = partIn(answer?.body, answeredIn);
  const found = Array.isArray(answered) ? languages.filter((one) => answered.includes(one)) : [];
  return found.length > 0 ? found : usual;
};

/** Asks which languages can be filled in, for a definition's fields that say whom to ask. */
export const availableLanguages = async (
  definition: Resource,
  signal?: AbortSignal,
): Promise<Languages> =>
  Object.fromEntries(
    await Promise.all(
      fieldsOf(definition).map(async ([name, field]) => [name, await ask(field, signal)] as const),
    ),
  );

/** Gives a record a block for each language that can be filled in, and for no other. */
export const fitLanguages = <Fitted extends Record<string, unknown>>(
  definition: Resource,
  record: Fitted,
  languages: Languages,
): Fitted => ({
  ...record,
  ...Object.fromEntries(
    fieldsOf(definition).map(([name, { fields }]) => {
      const blocks = { ...(record[name] as Record<string, unknown> | undefined) };
      const fitted = (languages[name] ?? []).map((language) => [
        language,
        blocks[language] ?? emptyValues(fields),
      ]);
      return [name, Object.fromEntries(fitted)];
    }),
  ),
});
