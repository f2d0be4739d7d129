import DownloadIcon from '@mui/icons-material/SimCardDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { type ComponentType, type ReactElement, useState } from 'react';
import { useLocale, useRefresh } from 'react-admin';
import type { Resource } from '../../../schemas';
import { acceptedColumns } from '../../../schemas/exchange/columns';
import { useLabels } from '../../fields/labels';
import { mayImport } from '../../session/rights';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile } from '../../ui/format/csv';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { useImportTexts } from './importTexts';
import { useWholeFile } from './useWholeFile';

const ImportDialog = lazyDialog(
  async () => (await withMaterial(import('./ImportDialog'))).ImportDialog,
);

export interface FileButtonProps {
  label: string;
  icon: ReactElement;
  isBusy?: boolean;
  onPress(): void;
}

/** A button among those above a list: its picture alone, in plain elements as the list. */
const IconOnly = ({ label, icon, isBusy = false, onPress }: FileButtonProps) => (
  <button
    type="button"
    className={button.icon}
    aria-label={label}
    title={label}
    disabled={isBusy}
    onClick={onPress}
  >
    {icon}
  </button>
);

interface Props {
  definition: Resource;
  /** How the buttons look, where they don't stand above a list. */
  look?: ComponentType<FileButtonProps>;
}

/** Buttons that bring records in from a file, and save all of them as one. */
const ListFiles = ({ definition, look: FileButton = IconOnly }: Props) => {
  const { translate } = useImportTexts();
  const refresh = useRefresh();
  const labels = useLabels(definition.name);
  const wholeFile = useWholeFile(definition, useLocale());
  const { attempt, isBusy } = useAttempt('toast');
  const [isImporting, setImporting] = useState(false);
  const { imports, exports } = definition;
  const save = () => attempt(async () => saveAsFile(await wholeFile(), exports?.fileName ?? ''));
  return (
    <>
      {mayImport(definition) && (
        <FileButton
          label={translate('open')}
          icon={<UploadIcon />}
          onPress={() => setImporting(true)}
        />
      )}
      {exports && (
        <FileButton
          label={translate('exportWhole')}
          icon={<DownloadIcon />}
          isBusy={isBusy}
          onPress={save}
        />
      )}
      {imports && isImporting && (
        <ImportDialog
          definition={definition}
          place={null}
          columns={acceptedColumns(definition)}
          keys={[imports.key, ...(imports.keys ?? [])]}
          title={translate('title', { resource: labels.several() })}
          labelScope={labels}
          onStored={refresh}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
};

export default ListFiles;
