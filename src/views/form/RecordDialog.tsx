import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { enteredFields, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useDefinition } from '../../routing/definitions';
import { part } from '../../routing/part';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { DraftBar } from '../draft/DraftBar';
import { FormFields } from './FormFields';
import { FormProblems } from './FormProblems';
import type { Values } from './formTypes';
import { fieldsOfTab, tabsOf } from './tabs';
import { useDialogSave } from './useDialogSave';
import { useRecordForm } from './useRecordForm';

const GoneBar = part('GoneBar', () => import('./GoneBar'));

interface Props {
  name: string;
  id: number | 'add';
  /** Values that the place gives and nobody enters. */
  fixed?: Values;
  /** Makes of what a new record begins with what it begins with here. */
  begin?(record: Values): Values;
  /** Takes the id and the title of the new record once it is stored. */
  onMade?(id: number, title: string): void;
  /** Goes to the new record once it is stored. */
  opensRecord?: boolean;
  /** Asks whether the record is to go; without it there is no button for it. */
  onDelete?(): void;
  onClose(): void;
}

interface FormProps extends Omit<Props, 'name' | 'begin'> {
  definition: Resource;
  record: Values;
  /** Begins another new record, where there can be one. */
  onAnother?(values: Values): void;
}

/** What is entered: what the page shows, or where records have none, all that can be. */
const linesOf = (definition: Resource, mode: 'create' | 'update'): readonly string[] =>
  definition.detail.length === 0
    ? Object.keys(enteredFields(definition, mode))
    : tabsOf(definition, mode).flatMap(fieldsOfTab);

const DialogForm = ({ definition, record, id, fixed, ...props }: FormProps) => {
  const { onAnother, onDelete, onClose } = props;
  const labels = useLabels(definition.name);
  const save = useDialogSave({ definition, id, ...props });
  const entry = useRecordForm({
    definition,
    record,
    mode: id === 'add' ? 'create' : 'edit',
    given: fixed,
    save,
    onWrong: (field) => form.setFocus(field),
  });
  const { form, submit, failure, isDone, isWaiting, draft, enter, gone } = entry;
  // Only what is read while it is drawn is kept up to date.
  const { isDirty, isSubmitting } = form.formState;
  const lines = linesOf(definition, id === 'add' ? 'create' : 'update');
  const saveOne = () => submit();

  return (
    <FormProvider {...form}>
      <FormDialog
        title={labels.about(id === 'add' ? 'views.newTitle' : 'views.editTitle')}
        isDirty={isDirty && !isDone}
        isBusy={isSubmitting || isDone || isWaiting}
        keepsDraft
        onSave={saveOne}
        onSaveAndAdd={onAnother && (() => submit({ goesOn: true }))}
        onDelete={onDelete}
        onClose={onClose}
        maxWidth={props.onMade && definition.detail.length > 0 ? 'md' : undefined}
      >
        <DraftBar draft={draft} labelScope={labels} onRestore={enter} />
        <FormProblems definition={definition} onOpen={(field) => form.setFocus(field)} />
        <SaveFailure failure={failure} onRetry={entry.retry} />
        {gone && (
          <Suspense>
            <GoneBar definition={definition} gone={gone} form={entry} />
          </Suspense>
        )}
        <FormFields
          definition={definition}
          mode={id === 'add' ? 'create' : 'edit'}
          layout={{ '': lines }}
          isPaired
          onSubmit={saveOne}
        />
      </FormDialog>
    </FormProvider>
  );
};

/** A record entered in a dialog over another page. */
const RecordDialog = ({ name, fixed, begin, ...props }: Props) => {
  const definition = useDefinition(name);
  const provider = useDataProvider<BackOfficeProvider>();
  const { id, onClose } = props;
  // How many have been made without closing it.
  const [made, setMade] = useState(0);
  const [next, setNext] = useState<Values>({});
  const { create } = definition.verbs;
  // What is revealed of a new record once is shown on its own page.
  const mayGoOn =
    id === 'add' && !props.onMade && create !== false && create?.revealOnce === undefined;
  const beginning = (record: Values): Values => begin?.(record) ?? record;
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'dialog', id, made],
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Values> =>
      id === 'add'
        ? beginning(await provider.defaults(name))
        : (await provider.getOne(name, { id })).data,
  });
  if (data)
    return (
      <DialogForm
        {...props}
        key={made}
        fixed={fixed}
        definition={definition}
        record={{ ...data, ...fixed, ...next }}
        onAnother={
          mayGoOn
            ? (values) => {
                setNext(definition.another(values));
                setMade(made + 1);
              }
            : undefined
        }
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogContent>
        {error ? <FailedToLoad error={error} onRetry={() => refetch()} /> : <TabSkeleton />}
      </DialogContent>
    </Dialog>
  );
};

export default RecordDialog;
