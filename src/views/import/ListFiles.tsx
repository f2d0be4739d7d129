import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useRefresh } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { type Resource, recordColumns } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { saveAsFile } from '../../ui/csv';
import { useAttempt } from '../../ui/useAttempt';
import { useImportTexts } from './importTexts';
import { useWholeFile } from './useWholeFile';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** Buttons that bring records in from a file, and save all of them as one. */
const ListFiles = ({ definition }: { definition: Resource }) => {
  const { say } = useImportTexts();
  const refresh = useRefresh();
  const labels = useLabels(definition.name);
  const wholeFile = useWholeFile(definition, useLocale());
  const { attempt, isBusy } = useAttempt('toast');
  const [isImporting, setImporting] = useState(false);
  const { imports, exports, module } = definition;
  const save = () => attempt(async () => saveAsFile(await wholeFile(), exports?.fileName ?? ''));
  return (
    <>
      {imports && isAllowed(module, 'update') && (
        <Button size="small" startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
          {say('open')}
        </Button>
      )}
      {exports && isAllowed(module, 'read') && (
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={save}
        >
          {say('exportWhole')}
        </Button>
      )}
      <Suspense>
        {imports && isImporting && (
          <ImportDialog
            definition={definition}
            place={null}
            columns={recordColumns(definition, imports.columns)}
            keyColumn={imports.key}
            title={say('title', { resource: labels.several() })}
            labelScope={labels}
            onStored={refresh}
            onClose={() => setImporting(false)}
          />
        )}
      </Suspense>
    </>
  );
};

export default ListFiles;
