import Box from '@mui/material/Box';
import { HttpError, useTranslate } from 'react-admin';
import type { Sending } from '../../../dataProvider/upload';
import type { Values } from '../../../dataProvider/values';
import { type AnyFields, emptyValues, type Resource, type UploadSpec } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FileEntry } from '../../uploads/FileEntry';
import { RowInputs, useRowEntry } from '../parts/RowDialog';
import { UnsavedGuard } from '../record/UnsavedGuard';
import { useFileEntry } from './useFileEntry';

interface Props {
  definition: Resource;
  title: string;
  spec: UploadSpec;
  /** What is entered beside the file. */
  fields: AnyFields;
  labelScope: LabelScope;
  /** The record that it is for; choices may depend on it. */
  holder: Values;
  /** Nothing else on the page asks before it is left. */
  hasOwnGuard: boolean;
  /** @returns what the server said, which has been shown */
  send(file: File, entered: Values, sending: Sending): Promise<string>;
  onClose(): void;
}

/** Asks for a file, and for what goes with it; stays open while it is sent, and after a failure. */
export const UploadDialog = ({ title, spec, hasOwnGuard, send, onClose, ...props }: Props) => {
  const { definition, fields } = props;
  const translate = useTranslate();
  const row = useRowEntry({ definition, fields, row: emptyValues(fields), mode: 'create' });
  const { check, store, isBusy, entry } = useFileEntry({ spec, resource: definition.name, send });

  const save = async () => {
    if (isBusy) return;
    const isRight = row.check();
    const file = check();
    if (!file || !isRight) return;
    try {
      await store(file, row.values);
      onClose();
    } catch (error) {
      if (error instanceof HttpError) row.refuse(error.body?.errors ?? {});
    }
  };

  return (
    <>
      {hasOwnGuard && <UnsavedGuard isDirty={false} isStored={() => true} />}
      <FormDialog
        title={title}
        isDirty={row.isDirty}
        isBusy={isBusy}
        save={translate('kinds.upload.send')}
        onSave={save}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FileEntry {...entry} onRetry={save} />
          <RowInputs {...props} entry={row} mode="create" isDisabled={isBusy} onSubmit={save} />
        </Box>
      </FormDialog>
    </>
  );
};
