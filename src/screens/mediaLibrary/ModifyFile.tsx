import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider, useController } from 'react-hook-form';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { versionOf } from '../../../dataProvider/version';
import type { Resource } from '../../../schemas';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { useLabels } from '../../fields/labels';
import type { MediaRecord } from '../../media/MediaRecord';
import { MediaThumb } from '../../media/MediaThumb';
import type { MediaFolder } from '../../media/useMediaFolders';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { useSizeText } from '../../uploads/useSizeText';
import { useMergedUpdate } from '../../views/conflicts/useMergedUpdate';
import { DraftBar } from '../../views/draft/DraftBar';
import { FormFields } from '../../views/form/FormFields';
import { FormProblems } from '../../views/form/FormProblems';
import type { Sent, Values } from '../../views/form/formTypes';
import { useRecordForm } from '../../views/form/useRecordForm';
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

/** Saves a file's texts and folder by the call of the library, over what somebody else made of them meanwhile. */
const useSaveFile = (definition: Resource, mediaid: number) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useMergedUpdate(definition, async (values, isQuiet) => {
    const given = { args: { mediaid }, values, version: versionOf(values), isQuiet };
    const call = { method: 'PUT', path: 'media' } as const;
    await provider.call(definition.name, call, {}, { ...given, offersUndo: false });
    return { notStored: [] };
  });
};

/** The form of a file as it is stored. */
const FileForm = ({ definition, record, folders, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const update = useSaveFile(definition, record.id);
  const client = useQueryClient();
  const save = async (values: Values, sent: Sent) => {
    const merged = await update({ ...values, id: record.id }, { ...sent.base, id: record.id });
    sent.stored(undefined, merged.sent);
    await client.invalidateQueries({ queryKey: [definition.name] });
    onClose();
  };
  const { form, submit, retry, failure, draft, enter } = useRecordForm({
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
        onSave={() => submit()}
        onClose={onClose}
      >
        <DraftBar draft={draft} labelScope={labels} onRestore={enter} />
        <FormProblems definition={definition} onOpen={(field) => form.setFocus(field)} />
        <SaveFailure failure={failure} onRetry={retry} />
        <File record={record} />
        <FormFields definition={definition} mode="edit" layout={layout} onSubmit={() => submit()} />
        <Folder folders={folders} />
      </FormDialog>
    </FormProvider>
  );
};

/**
 * The texts and the folder of a file, entered in a dialog. The file is read for it: what the library knows of it has
 * no version, and may be old.
 */
export const ModifyFile = ({ definition, record, ...props }: Props) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { id } = record;
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'dialog', id],
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await provider.getOne<MediaRecord>(definition.name, { id })).data,
  });
  if (data) return <FileForm {...props} definition={definition} record={data} />;
  return (
    <FormDialog
      title={translate('media.modifyTitle')}
      isDirty={false}
      isBusy={false}
      onClose={props.onClose}
    >
      {error ? <FailedToLoad error={error} onRetry={() => refetch()} /> : <TabSkeleton />}
    </FormDialog>
  );
};
