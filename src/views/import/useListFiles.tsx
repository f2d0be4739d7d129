import DownloadIcon from '@mui/icons-material/SimCardDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocale, useRefresh } from 'react-admin';
import type { Resource } from '../../../schemas';
import { acceptedColumns } from '../../../schemas/exchange/columns';
import { useLabels } from '../../fields/labels';
import { mayImport } from '../../session/rights';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile } from '../../ui/format/csv';
import { lazyDialog } from '../../ui/loading/lazyDialog';
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

/**
 * What brings records in from a file, and saves all of them as one.
 *
 * @returns the buttons for who may use them, and the dialog that one of them opens
 */
export const useListFiles = (
  definition: Resource,
): { buttons: readonly FileButtonProps[]; dialog: ReactNode } => {
  const { translate, title } = useImportTexts();
  const refresh = useRefresh();
  const labels = useLabels(definition.name);
  const wholeFile = useWholeFile(definition, useLocale());
  const { attempt, isBusy } = useAttempt('toast');
  const [isImporting, setImporting] = useState(false);
  const { imports, exports } = definition;
  const open = {
    label: translate('open'),
    icon: <UploadIcon />,
    onPress: () => setImporting(true),
  };
  const save = {
    label: translate('exportWhole'),
    icon: <DownloadIcon />,
    isBusy,
    onPress: () => void attempt(async () => saveAsFile(await wholeFile(), exports?.fileName ?? '')),
  };
  return {
    buttons: [...(mayImport(definition) ? [open] : []), ...(exports ? [save] : [])],
    dialog: imports && isImporting && (
      <ImportDialog
        definition={definition}
        place={null}
        columns={acceptedColumns(definition)}
        keys={[imports.key, ...(imports.keys ?? [])]}
        title={title(labels.several())}
        labelScope={labels}
        onStored={refresh}
        onClose={() => setImporting(false)}
      />
    ),
  };
};
