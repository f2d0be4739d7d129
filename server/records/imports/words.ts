import { codes as english } from '../../../i18n/en/labels/codes';
import { labelText } from '../../../i18n/labelText';
import { codes as dutch } from '../../../i18n/nl/labels/codes';
import { type FileColumn, languageCode } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { commonLabels } from '../../contract/definitions';
import { locales } from '../../contract/translate';

/** What all resources call things, the codes among them that several have. */
const common = {
  en: { ...commonLabels.en, codes: english },
  nl: { ...commonLabels.nl, codes: dutch },
};

/** What something is called, in each language of the product, by its place among the labels. */
export type Words = (path: string) => readonly string[];

/** @param part the place of what a file is about below the labels of the resource, as `subLists.exhibitors.` */
export const wordsOf =
  ({ definitions }: CallContext, resource: string, part = ''): Words =>
  (path) =>
    locales.flatMap(
      (locale) =>
        labelText(definitions.labels[locale][resource], common[locale], part + path) ?? [],
    );

/** What a form calls a column, among those that it stands with. */
export const bareNamesOf = (
  { key, name, within, isLink, list }: FileColumn,
  words: Words,
): readonly string[] => {
  if (isLink) return words(`links.${key}`);
  const part = list === undefined ? '' : `subLists.${list}.`;
  if (!within) return words(`${part}fields.${name}`);
  const language = languageCode(within.language);
  return words(`${part}rows.${name}.fields.${within.inner}`).map((text) => `${text} (${language})`);
};

/** What a form, and the list's own file, call a column: one of rows together with what a row is called. */
export const namesOf = (column: FileColumn, words: Words): readonly string[] => {
  const bare = bareNamesOf(column, words);
  if (column.list === undefined) return bare;
  const lists = words(`subLists.${column.list}.name`).map((name) => name.split(' |||| ')[0] ?? '');
  return lists.flatMap((list) => bare.map((name) => `${list} ${name}`));
};
