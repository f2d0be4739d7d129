import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { ExportedRow } from '../../../dataProvider/calls/exports';
import type { Resource } from '../../../schemas';
import { wholeColumns } from '../../../schemas/exchange/columns';
import { openCsv } from '../../ui/format/csv';

/** A number as a spreadsheet of that language reads it; an import takes both. */
const numberText = (value: number, locale: string): string =>
  locale === 'nl' ? String(value).replace('.', ',') : String(value);

/** Gives a way to put all records into the text of a CSV file, which can be imported as it is. */
export const useWholeFile = (definition: Resource, locale: string) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const heads = wholeColumns(definition, definition.exports?.columns).map(({ head }) => head);
  const cellOf = (value: ExportedRow[string] | undefined): string =>
    typeof value === 'number' ? numberText(value, locale) : (value ?? '');
  return async (): Promise<string> => {
    const file = await openCsv(locale);
    file.add([heads]);
    await provider.exportRecords(definition.name, async (rows) =>
      file.add(rows.map((row) => heads.map((head) => cellOf(row[head])))),
    );
    return file.text();
  };
};
