import { labelText } from '../../../i18n/labelText';
import { type FileColumn, languageCode } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { commonLabels } from '../../contract/definitions';
import { locales } from '../../contract/translate';

/** What something is called, in each language of the product, by its place among the labels. */
export type Words = (path: string) => readonly string[];

/** @param part the place of what a file is about below the labels of the resource, as `subLists.exhibitors.` */
export const wordsOf =
  ({ definitions }: CallContext, resource: string, part = ''): Words =>
  (path) =>
    locales.flatMap(
      (locale) =>
        labelText(definitions.labels[locale][resource], commonLabels[locale], part + path) ?? [],
    );

/** What a form, and the list's own file, call a column. */
export const namesOf = ({ key, name, within, isLink }: FileColumn, words: Words) => {
  if (isLink) return words(`links.${key}`);
  if (!within) return words(`fields.${name}`);
  const language = languageCode(within.language);
  return words(`rows.${name}.fields.${within.inner}`).map((text) => `${text} (${language})`);
};
