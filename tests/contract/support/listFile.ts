import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { kinds as englishKinds } from '../../../i18n/en/kinds';
import { codes as englishCodes } from '../../../i18n/en/labels/codes';
import { shell as englishShell } from '../../../i18n/en/shell';
import { labelText } from '../../../i18n/labelText';
import { kinds as dutchKinds } from '../../../i18n/nl/kinds';
import { codes as dutchCodes } from '../../../i18n/nl/labels/codes';
import { shell as dutchShell } from '../../../i18n/nl/shell';
import { type DataRecord, moreColumnNames, type Resource } from '../../../schemas';
import { commonLabels, loadDefinitions } from '../../../server/contract/definitions';
import type { Locale } from '../../../server/contract/translate';
import { fieldOf } from '../../../src/fields/fields';
import { labelsOf } from '../../../src/fields/labels';
import { viewOf } from '../../../src/kinds/index';
import { toCsv } from '../../../src/ui/format/csv';
import type { Translate } from '../../../src/ui/Translate';
import { columnsOf } from '../../../src/views/list/columns';
import { listTable } from '../../../src/views/list/tableOfRecords';

const { labels } = await loadDefinitions();

const shell = {
  en: { ...english, kinds: englishKinds, codes: englishCodes, rights: englishShell.rights },
  nl: { ...english, kinds: dutchKinds, codes: dutchCodes, rights: dutchShell.rights },
};

/** The texts of a resource, as the browser has them. */
const translateOf = (resource: string, locale: Locale): Translate => {
  const { translate } = polyglotI18nProvider(() => shell[locale], locale);
  const own = `resources.${resource}.`;
  return (key, options) => {
    const path = key.startsWith(own) ? key.slice(own.length) : undefined;
    const label = path && labelText(labels[locale][resource], commonLabels[locale], path);
    return translate(key, label ? { ...options, _: label } : options);
  };
};

/** The file that a list saves of its records, with all columns that it can show. */
export const listFile = (
  definition: Resource,
  records: readonly DataRecord[],
  locale: Locale,
): Promise<string> => {
  const translate = translateOf(definition.name, locale);
  const more = moreColumnNames(definition).map((name) => ({
    name,
    field: fieldOf(definition, name),
    isOnlyWide: false,
    isSortable: false,
  }));
  return toCsv(
    listTable({
      definition,
      columns: [...columnsOf(definition), ...more],
      records,
      labels: labelsOf(definition.name, translate),
      writer: { translate, locale, viewOf },
    }),
    locale,
  );
};
