import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Resource, UploadSpec } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useRecordPath } from '../../routing/paths';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { useLater } from '../../ui/waiting/useLater';
import { FileEntry } from '../../uploads/FileEntry';
import { FormFields } from '../form/FormFields';
import type { Values } from '../form/formTypes';
import { fieldsOfTab, tabsOf } from '../form/tabs';
import { UnsavedGuard } from '../form/UnsavedGuard';
import { useRecordForm } from '../form/useRecordForm';
import { useFileEntry } from './useFileEntry';

interface Props {
  definition: Resource;
  spec: UploadSpec;
  onClose(): void;
}

/** Follows when a record has been made: its page, or the list that shows it. */
const useMade = (definition: Resource, onClose: () => void) => {
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const later = useLater();
  const [isLeaving, setLeaving] = useState(false);
  const { redirect, detail, name } = definition;
  const follow = (id: number) => {
    const leadsThere = redirect.createTo === 'record' && detail.length > 0 && id > 0;
    const path = leadsThere ? recordPath(name, id) : null;
    if (path === null) return onClose();
    setLeaving(true);
    later(redirect.create, () => {
      onClose();
      navigate(path);
    });
  };
  return { isLeaving, follow };
};

const UploadForm = ({ definition, spec, record, onClose }: Props & { record: Values }) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isLeaving, follow } = useMade(definition, onClose);
  const { name } = definition;
  const { check, store, isBusy, entry } = useFileEntry({
    spec,
    resource: name,
    send: async (file, entered, sending) => {
      const { id, message } = await provider.createByUpload(name, file, entered, sending);
      await client.invalidateQueries({ queryKey: [name] });
      follow(id);
      return message;
    },
  });
  const { form, submit } = useRecordForm({
    definition,
    record,
    mode: 'create',
    save: async (values) => {
      const file = check();
      if (file) await store(file, values);
    },
    onWrong: (field) => form.setFocus(field),
  });
  // Only what is read while it is drawn is kept up to date.
  const { isDirty } = form.formState;
  const isWaiting = isBusy || isLeaving;
  const send = () => {
    if (isWaiting) return;
    // Invalid fields don't hide that the file is missing.
    check();
    submit();
  };

  return (
    <FormProvider {...form}>
      <UnsavedGuard isDirty={false} isStored={() => true} />
      <FormDialog
        title={labels.about('views.newTitle')}
        isDirty={isDirty && !isLeaving}
        isBusy={isWaiting}
        save={translate('kinds.upload.send')}
        onSave={send}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FileEntry {...entry} isBusy={isWaiting} onRetry={send} />
          {/* What is typed now would not be sent. */}
          <Box inert={isWaiting}>
            <FormFields
              definition={definition}
              mode="create"
              layout={{ '': tabsOf(definition, 'create').flatMap(fieldsOfTab) }}
              onSubmit={send}
            />
          </Box>
        </Box>
      </FormDialog>
    </FormProvider>
  );
};

/** A new record that is made of a file: chosen in a dialog, with what is entered beside it. */
export const NewByUpload = ({ definition, spec, onClose }: Props) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'defaults'],
    queryFn: () => provider.defaults(definition.name),
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = useLabels(definition.name).about('views.newTitle');
  const common = { definition, spec, onClose };
  if (data) return <UploadForm {...common} record={data} />;
  return (
    <FormDialog title={title} isDirty={false} isBusy={false} onClose={onClose}>
      {error ? <FailedToLoad error={error} onRetry={() => refetch()} /> : <TabSkeleton />}
    </FormDialog>
  );
};
