import { labelText } from '../../i18n/labelText';
import type { Problem, Reader, Resource } from '../../schemas';
import { commonLabels } from '../contract/definitions';
import type { TextKey, TextParams } from '../contract/translate';
import type { Work } from '../contract/Work';

const NAME_FORMS = ' |||| ';

const labelsOf = ({ catalogue, call }: Work, resource: string) =>
  catalogue.labels[call.locale][resource];

/** What one record of a resource is called, or several are. */
export const nameOf = (work: Work, resource: string, count: 'one' | 'several' = 'one'): string => {
  const [one = resource, several = one] = labelsOf(work, resource)?.name.split(NAME_FORMS) ?? [];
  return count === 'one' ? one : several;
};

const textOf = (work: Work, resource: string, path: string): string | undefined =>
  labelText(labelsOf(work, resource), commonLabels[work.call.locale], path);

/** What a field of a resource is called. */
export const fieldName = (work: Work, resource: string, field: string): string =>
  textOf(work, resource, `fields.${field}`) ?? field;

/** The caller, for values that are worked out for who reads them. */
export const readerOf = (work: Work, resource: string): Reader => ({
  locale: work.call.locale,
  unnamed: textOf(work, resource, 'unnamed') ?? '',
});

const fill = (text: string, params: TextParams = {}): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/**
 * What a problem says in the caller's language: a message of the resource's own, one that rules share, or
 * one of the server's.
 */
export const problemText = (work: Work, resource: string, problem: Problem<string>): string => {
  const { message, params } = problem;
  const own = textOf(work, resource, `messages.${message}`);
  if (own !== undefined) return fill(own, params);
  const key = message.startsWith('server.') ? message : `rules.${message}`;
  return work.call.text(key as TextKey, params);
};

/** What can be said of a record. */
type Change = 'saved' | 'added' | 'copied' | 'deleted' | 'linked' | 'unlinked';

/** What is said of a change to a record: `server.records.saved` and the like, with the resource's name. */
export const said = (work: Work, what: Change, name: string): string =>
  work.call.text(`server.records.${what}`, { name });

/** The same of one record of a resource. */
export const saidOf = (work: Work, what: Change, { name }: Pick<Resource, 'name'>): string =>
  said(work, what, nameOf(work, name));
