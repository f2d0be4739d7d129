import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { SubListSpec } from '../../../schemas';
import { fileColumns } from '../../../schemas/exchange/columns';
import { useLabels } from '../../fields/labels';
import { mayChangeParts } from '../../session/rights';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { fileNameOf, forSpreadsheets, saveAsFile } from '../../ui/format/csv';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { useStoredRecord } from '../storedRecord';
import { useImportTexts } from './importTexts';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);

interface Props {
  /** The sub-list. */
  name: string;
  spec: SubListSpec;
  /** Rows came in. */
  onImported(): void;
}

/** Buttons that bring the rows of a record in from a file, and save them as one. */
export const RowFiles = ({ name, spec, onImported }: Props) => {
  const { definition, record } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const locale = useLocale();
  const { translate, title } = useImportTexts();
  const labels = useLabels(definition.name).subList(name);
  const { attempt, isBusy } = useAttempt('toast');
  const [isImporting, setImporting] = useState(false);
  const { imports, exports } = spec;
  const of = { record, subList: name };
  const save = () =>
    attempt(async () => {
      const text = await provider.exportRows(definition.name, of);
      saveAsFile(await forSpreadsheets(text, locale), fileNameOf(exports?.fileName ?? '', record));
    });
  return (
    <>
      {imports && mayChangeParts(definition, record) && (
        <Button startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
          {translate('open')}
        </Button>
      )}
      {exports && (
        <Button
          startIcon={<DownloadIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={save}
        >
          {translate('export')}
        </Button>
      )}
      {imports && isImporting && (
        <ImportDialog
          definition={definition}
          place={of}
          columns={fileColumns(spec.fields, imports.columns)}
          keys={[imports.key]}
          title={title(labels.title())}
          labelScope={labels}
          onStored={onImported}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
};
