import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider, useController } from 'react-hook-form';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Resource } from '../../../schemas';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { useLabels } from '../../fields/labels';
import type { MediaRecord } from '../../media/MediaRecord';
import { MediaThumb } from '../../media/MediaThumb';
import type { MediaFolder } from '../../media/useMediaFolders';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { useSizeText } from '../../uploads/useSizeText';
import { DraftBar } from '../../views/draft/DraftBar';
import { FormFields } from '../../views/record/FormFields';
import { FormProblems } from '../../views/record/FormProblems';
import { type Sent, useRecordForm, type Values } from '../../views/record/useRecordForm';
import { FolderChoice } from './FolderChoice';

interface Props {
  definition: Resource;
  record: MediaRecord;
  folders: readonly MediaFolder[];
  onClose(): void;
}

/** The fields that are entered as their kinds are; the folder is chosen by its name. */
const layout = { '': ['title', 'altTag', 'description'] } as const;

const File = ({ record }: Pick<Props, 'record'>) => {
  const sizeText = useSizeText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5 }}>
      <MediaThumb record={record} size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {record.fileName}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {sizeText(record.fileSize ?? 0)} · {record.mimeType}
        </Typography>
      </Box>
    </Box>
  );
};

const Folder = ({ folders }: Pick<Props, 'folders'>) => {
  const { field, fieldState } = useController({ name: 'folderId' });
  return (
    <Box sx={{ mt: 2.5 }}>
      <FolderChoice
        folders={folders}
        value={Number(field.value ?? ROOT_FOLDER.id)}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </Box>
  );
};

/** The texts and the folder of a file, entered in a dialog. */
export const ModifyFile = ({ definition, record, folders, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const save = async (values: Values, sent: Sent) => {
    const given = { args: { mediaid: record.id }, values };
    await provider.call(definition.name, { method: 'PUT', path: 'media' }, {}, given);
    sent.stored();
    await client.invalidateQueries({ queryKey: [definition.name] });
    onClose();
  };
  const { form, submit, failure, draft, enter } = useRecordForm({
    definition,
    record,
    mode: 'edit',
    save,
    onWrong: (field) => form.setFocus(field),
  });
  // Only what is read while it is drawn is kept up to date.
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <FormDialog
        title={translate('media.modifyTitle')}
        isDirty={isDirty}
        isBusy={isSubmitting}
        onSave={submit}
        onClose={onClose}
      >
        <DraftBar draft={draft} labelScope={labels} onRestore={enter} />
        <FormProblems definition={definition} onOpen={(field) => form.setFocus(field)} />
        <SaveFailure failure={failure} onRetry={submit} />
        <File record={record} />
        <FormFields definition={definition} mode="edit" layout={layout} onSubmit={submit} />
        <Folder folders={folders} />
      </FormDialog>
    </FormProvider>
  );
};
