import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isBlank, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useTextWriter } from '../../fields/text';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile, toCsv } from '../../ui/format/csv';
import { shownNumber } from '../../ui/format/numbers';
import { usePageCommand } from '../../ui/pageCommands';
import { useAllRows } from '../useAllRows';
import type { useColumns } from './columns';
import { listTable } from './tableOfRecords';
import type { ListState } from './useListState';

interface Props {
  definition: Resource;
  list: Pick<ListState, 'filterValues' | 'sort' | 'total' | 'empty'>;
  columns: ReturnType<typeof useColumns>;
}

/** Hands over all rows that match, not only the page on screen, with the columns on screen. */
export const useExport = ({ definition, list, columns: { shown, asked } }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const writer = useTextWriter();
  const labels = useLabels(definition.name);
  const allRows = useAllRows(definition, list, asked);
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, attempt } = useAttempt('toast');

  const exportAll = () =>
    attempt(async () => {
      await provider.announceExport(definition.name);
      const records = await allRows();
      const rows = listTable({ definition, columns: shown(list.empty), records, labels, writer });
      saveAsFile(await toCsv(rows, locale), `${definition.name}-list.csv`);
    });

  const isDisabled = isBusy || !list.total;
  const isNarrowed = Object.values(list.filterValues ?? {}).some((value) => !isBlank(value));
  const label = translate(isNarrowed ? 'views.exportFound' : 'views.export', {
    count: shownNumber(list.total ?? 0, locale),
  });
  usePageCommand(label, exportAll, !isDisabled);
  return { label, isDisabled, exportAll };
};
