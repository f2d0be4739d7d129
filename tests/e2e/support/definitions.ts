import { labelText } from '../../../i18n/labelText';
import { newRecordUpload, type Resource } from '../../../schemas';
import { commonLabels, loadDefinitions } from '../../../server/contract/definitions';

const { all: definitions, labels } = await loadDefinitions();

export type Locale = 'en' | 'nl';

/** A text of a resource's labels, by its path, as in `fields.name`. */
export const label = (locale: Locale, resource: string, path: string): string => {
  const found = labelText(labels[locale][resource], commonLabels[locale], path);
  if (found === undefined) throw new Error(`No label ${resource}.${path} in ${locale}.`);
  return found;
};

/** One form of a name: of one, or of several. */
export const form = (name: string, index: number): string => {
  const parts = name.split(' |||| ');
  return parts[index] ?? parts[0] ?? name;
};

/** What one record of a resource is called, and what several are. */
export const singular = (locale: Locale, resource: string): string =>
  form(label(locale, resource, 'name'), 0);
export const plural = (locale: Locale, resource: string): string =>
  form(label(locale, resource, 'name'), 1);

const addressOf = (route: string, { localeFree }: Resource, locale: Locale): string =>
  `${localeFree ? '' : `/${locale}`}/dashboard/${route}`;

/** The address of a resource's list, or of its only record. */
export const routeOf = (resource: Resource, locale: Locale): string =>
  addressOf(resource.route, resource, locale);

/** What the addresses of its records begin with. */
export const recordRouteOf = (resource: Resource, locale: Locale): string =>
  addressOf(resource.recordRoute, resource, locale);

/** Resources with a page of their own. */
const withPages = definitions.filter(({ menu, single }) => menu !== false || single);
/** Resources with a generated list; others have pages that are written by hand. */
export const lists = withPages.filter(
  ({ single, pages }) => !single && Object.keys(pages).length === 0,
);
/** Those of the menu that show what is written by hand, with a record or without. */
export const handWritten = definitions.filter(
  ({ menu, pages }) => menu !== false && Object.keys(pages).length > 0,
);
export const details = withPages.filter(
  ({ detail, page }) => detail.length > 0 && page === undefined,
);
export const creatable = lists.filter(
  ({ verbs, page }) =>
    verbs.create !== false && newRecordUpload(verbs) === undefined && page === undefined,
);
