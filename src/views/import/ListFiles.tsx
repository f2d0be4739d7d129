import DownloadIcon from '@mui/icons-material/SimCardDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLocale, useRefresh } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { Resource } from '../../../schemas';
import { recordColumns } from '../../../schemas/exchange/columns';
import { useLabels } from '../../fields/labels';
import { saveAsFile } from '../../ui/csv';
import { useAttempt } from '../../ui/useAttempt';
import { useIsWide } from '../../ui/useIsWide';
import { useImportTexts } from './importTexts';
import { useWholeFile } from './useWholeFile';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

interface ButtonProps {
  label: string;
  icon: ReactElement;
  /** Its picture alone. */
  isBrief: boolean;
  isBusy?: boolean;
  onPress(): void;
}

const FileButton = ({ label, icon, isBrief, isBusy = false, onPress }: ButtonProps) =>
  isBrief ? (
    <IconButton size="small" aria-label={label} title={label} loading={isBusy} onClick={onPress}>
      {icon}
    </IconButton>
  ) : (
    <Button
      size="small"
      startIcon={icon}
      loading={isBusy}
      loadingPosition="start"
      onClick={onPress}
    >
      {label}
    </Button>
  );

interface Props {
  definition: Resource;
  /** Where there is little room the buttons are their pictures alone. */
  isAmongOthers?: boolean;
}

/** Buttons that bring records in from a file, and save all of them as one. */
const ListFiles = ({ definition, isAmongOthers = false }: Props) => {
  const { say } = useImportTexts();
  const refresh = useRefresh();
  const labels = useLabels(definition.name);
  const wholeFile = useWholeFile(definition, useLocale());
  const isBrief = !useIsWide() && isAmongOthers;
  const { attempt, isBusy } = useAttempt('toast');
  const [isImporting, setImporting] = useState(false);
  const { imports, exports, module } = definition;
  const save = () => attempt(async () => saveAsFile(await wholeFile(), exports?.fileName ?? ''));
  return (
    <>
      {imports && isAllowed(module, 'update') && (
        <FileButton
          label={say('open')}
          icon={<UploadIcon />}
          isBrief={isBrief}
          onPress={() => setImporting(true)}
        />
      )}
      {exports && isAllowed(module, 'read') && (
        <FileButton
          label={say('exportWhole')}
          icon={<DownloadIcon />}
          isBrief={isBrief}
          isBusy={isBusy}
          onPress={save}
        />
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
