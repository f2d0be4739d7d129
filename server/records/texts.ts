import { codes as english } from '../../i18n/en/labels/codes';
import { labelText } from '../../i18n/labelText';
import { codes as dutch } from '../../i18n/nl/labels/codes';
import type { Problem, Reader, Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import { commonLabels } from '../contract/definitions';
import { todayOf } from '../contract/localTime';
import type { TextKey, TextParams } from '../contract/translate';
import type { Values } from '../store/Store';

const languages = { en: english.languages, nl: dutch.languages };

const NAME_FORMS = ' |||| ';

const labelsOf = ({ definitions, call }: CallContext, resource: string) =>
  definitions.labels[call.locale][resource];

/** Tables that no definition describes have their names among the server's texts. */
const tableKey = (resource: string) => `server.tables.${resource}` as TextKey;

/** What the rows of a table are called that no definition describes, one and several; none for a resource. */
export const tableNames = ({ call }: CallContext, resource: string): string | undefined => {
  const [one, several] = [1, 2].map((smart_count) =>
    call.text(tableKey(resource), { smart_count }),
  );
  return one === tableKey(resource) ? undefined : `${one}${NAME_FORMS}${several}`;
};

const namesOf = (context: CallContext, resource: string): string =>
  tableNames(context, resource) ?? labelsOf(context, resource)?.name ?? resource;

/** What one record of a resource is called, or several are. */
export const nameOf = (
  context: CallContext,
  resource: string,
  count: 'one' | 'several' = 'one',
): string => {
  const [one = resource, several = one] = namesOf(context, resource).split(NAME_FORMS);
  return count === 'one' ? one : several;
};

const textOf = (context: CallContext, resource: string, path: string): string | undefined =>
  labelText(labelsOf(context, resource), commonLabels[context.call.locale], path);

/** What a person is called: their name, or else their email address. */
export const nameOfPerson = ({ firstName, insertions, lastName, email }: Values): string =>
  [firstName, insertions, lastName]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ') || String(email ?? '');

/** What a field of a resource is called. */
export const fieldName = (context: CallContext, resource: string, field: string): string =>
  textOf(context, resource, `fields.${field}`) ?? field;

/** What the rows of a sub-list are called, one and several of them. */
const namesOfRows = (context: CallContext, resource: string, subList: string): readonly string[] =>
  textOf(context, resource, `subLists.${subList}.name`)?.split(NAME_FORMS) ?? [subList];

/** What a row of a sub-list is called. */
export const rowName = (context: CallContext, resource: string, subList: string): string =>
  namesOfRows(context, resource, subList)[0] ?? subList;

/** What several rows of a sub-list are called. */
export const rowsName = (context: CallContext, resource: string, subList: string): string =>
  namesOfRows(context, resource, subList).at(-1) ?? subList;

/** What a language is called, by its code. */
export const languageName = ({ call }: CallContext, code: string): string =>
  Object.entries<string>(languages[call.locale]).find(([known]) => known === code)?.[1] ?? code;

const fill = (text: string, params: TextParams = {}): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** The texts of an action: its `label`, or why it can't be done yet (`missing`). */
export const actionText = (
  context: CallContext,
  resource: string,
  action: string,
  what: 'label' | 'missing',
): string => textOf(context, resource, `actions.${action}.${what}`) ?? action;

/** The caller, for values that are worked out for who reads them. */
export const readerOf = (context: CallContext, resource: string): Reader => ({
  locale: context.call.locale,
  // Few values need these, and records are read by the hundred.
  get today() {
    return todayOf(context);
  },
  get unnamed() {
    return textOf(context, resource, 'unnamed') ?? '';
  },
  translate: (word, params) => fill(textOf(context, resource, `words.${word}`) ?? word, params),
});

/** Where a message stands that is no resource's own: among those of rules, or the server's. */
export const sharedKey = (message: string): TextKey =>
  (message.startsWith('server.') ? message : `rules.${message}`) as TextKey;

/**
 * A problem in the caller's language: a message of the resource's own, one that rules share, or
 * one of the server's.
 *
 * @param name the field that it is a problem of: for one with rows the wrong row is named
 */
export const problemText = (
  context: CallContext,
  resource: string,
  { message: key, params, rowAt }: Problem<string>,
  name?: string,
): string => {
  const own = textOf(context, resource, `messages.${key}`);
  const message = own === undefined ? context.call.text(sharedKey(key), params) : fill(own, params);
  if (rowAt === undefined || name === undefined) return message;
  const { row } = rowAt;
  const field = rowAt.field && textOf(context, resource, `rows.${name}.fields.${rowAt.field}`);
  return field
    ? context.call.text('rules.inRowAt', { row, field, message })
    : context.call.text('rules.inRow', { row, message });
};

/** The messages about a record. */
type Change = 'saved' | 'added' | 'copied' | 'deleted' | 'linked' | 'unlinked';

/** What a definition can have words of its own for. */
const isOwn = (what: Change): what is 'saved' | 'added' | 'deleted' =>
  what === 'saved' || what === 'added' || what === 'deleted';

/** The message for a change to a record: `server.records.saved` and the like, with the resource's name. */
export const changeMessage = (context: CallContext, what: Change, name: string): string =>
  context.call.text(`server.records.${what}`, { name });

/** The same of one record of a resource, in its own words where it has some. */
export const recordMessage = (
  context: CallContext,
  what: Change,
  { name, messages }: Pick<Resource, 'name'> & Partial<Pick<Resource, 'messages'>>,
): string => {
  const own = isOwn(what) ? messages?.[what] : undefined;
  return own === undefined
    ? changeMessage(context, what, nameOf(context, name))
    : problemText(context, name, { message: own });
};
