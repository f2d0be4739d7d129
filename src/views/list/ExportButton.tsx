import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type DataRecord, isBlank, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';
import { saveAsFile, toCsv } from '../../ui/format/csv';
import { shownNumber } from '../../ui/format/numbers';
import { usePageCommand } from '../../ui/pageCommands';
import button from '../../ui/plain/button.module.css';
import type { DrawnColumn, useColumns } from './columns';
import { useAllRows } from './useAllRows';
import type { ListState } from './useListState';

interface Props {
  definition: Resource;
  list: Pick<ListState, 'filterValues' | 'sort' | 'total'>;
  columns: ReturnType<typeof useColumns>;
}

/** Hands over all rows that match, not only the page on screen, with the columns on screen. */
export const ExportButton = ({ definition, list, columns: { shown, asked } }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const writer = useTextWriter();
  const labels = useLabels(definition.name);
  const allRows = useAllRows(definition, list, asked);
  const [isBusy, setBusy] = useState(false);

  const asText = (record: DataRecord, { name, field }: DrawnColumn) =>
    textOfField(
      record[name],
      { name, field, record, labelScope: labels, resource: definition.name },
      writer,
    );

  const exportAll = async () => {
    setBusy(true);
    try {
      const head = shown.map(({ name }) => labels.field(name));
      const body = (await allRows()).map((record) => shown.map((c) => asText(record, c)));
      saveAsFile(await toCsv([head, ...body], locale), `${definition.name}-list.csv`);
    } finally {
      setBusy(false);
    }
  };

  const isDisabled = isBusy || !list.total;
  const isNarrowed = Object.values(list.filterValues ?? {}).some((value) => !isBlank(value));
  const label = translate(isNarrowed ? 'views.exportFound' : 'views.export', {
    count: shownNumber(list.total ?? 0, locale),
  });
  usePageCommand(label, exportAll, !isDisabled);

  return (
    <button
      type="button"
      className={button.icon}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={exportAll}
    >
      <DownloadIcon />
    </button>
  );
};
