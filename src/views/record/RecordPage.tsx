import Paper from '@mui/material/Paper';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import { type DataRecord, isBlank, type Resource, titleOf, writerOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { WrittenBy } from '../../fields/WrittenBy';
import { usePageTitle } from '../../routing/pageTitle';
import { isEditable } from '../../session/rights';
import { Revealed } from '../../ui/dialogs/Revealed';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { PageHead } from '../../ui/PageHead';
import { FormFilesContext } from '../../uploads/formFiles';
import { DraftBar } from '../draft/DraftBar';
import { EnterValuesContext } from '../enterValues';
import { FormProblems } from '../form/FormProblems';
import { UnsavedGuard } from '../form/UnsavedGuard';
import { type FormMode, useRecordForm, type Values } from '../form/useRecordForm';
import { RecordPicture } from '../RecordPicture';
import { StoredRecordContext } from '../storedRecord';
import { FormBar } from './FormBar';
import { Publication, PublicationNotes } from './Publication';
import { RecordButtons } from './RecordButtons';
import { RecordTabs } from './RecordTabs';
import { useFirstToEnter } from './useFirstToEnter';
import { useFormFiles } from './useFormFiles';
import { useModeFocus } from './useModeFocus';
import { useParents } from './useParents';
import { useRecordKeys } from './useRecordKeys';
import { useSaveRecord } from './useSaveRecord';
import { useStoredParts } from './useStoredParts';
import { useTab } from './useTab';
import { WithPicture } from './WithPicture';

const GoneBar = lazy(() => import('../form/GoneBar'));
const LeaveEditing = lazy(() => import('./LeaveEditing'));

const UsedIn = lazy(async () => ({ default: (await import('../usage/UsedIn')).UsedIn }));

const VersionChoice = lazy(async () => ({
  default: (await import('./VersionChoice')).VersionChoice,
}));

/** The choice among the versions of what a stored record is one of, where it is one of several. */
const OtherVersions = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const { versions } = definition;
  if (versions === undefined || !record.id) return null;
  return (
    <Suspense>
      <VersionChoice definition={definition} spec={versions} record={record as DataRecord} />
    </Suspense>
  );
};

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
  /** What the address gives a new record. */
  given?: Values;
  onReload?(): Promise<void>;
  /** Begins another new record after this one; without it a save always leads to the one that was made. */
  onAnother?(made: Values): void;
  /** Its place gives some of it, or it follows another: the focus begins where something is still to be entered. */
  isBegun?: boolean;
}

/** Shows the part of a create's answer that is shown only once, such as a generated password. */
const Told = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const { state } = useLocation();
  const { create } = definition.verbs;
  const revealed = create === false ? undefined : create?.revealOnce;
  const shown = revealed === undefined ? undefined : state?.answer?.[revealed];
  const [isOpen, setOpen] = useState(true);
  return typeof shown === 'string' && isOpen ? (
    <Revealed
      value={shown}
      of={titleOf(definition, record)}
      onClose={() => {
        setOpen(false);
        window.history.replaceState({ ...window.history.state, usr: null }, '');
      }}
    />
  ) : null;
};

/** The page of one record: its title, its buttons and its tabs. */
export const RecordPage = ({ definition, record, mode, given, onReload, ...further }: Props) => {
  const { onAnother, isBegun = false } = further;
  const labels = useLabels(definition.name);
  const { tab, setTab, openField } = useTab(definition, mode);
  const parts = useStoredParts(definition, mode === 'edit' ? tab : null);
  const goesOn = useRef(false);
  const save = useSaveRecord({
    definition,
    mode,
    holder: record,
    onReload,
    another: onAnother && { isWanted: () => goesOn.current, begin: onAnother },
  });
  const { files, isHolding } = useFormFiles();
  const { form, submit, isDone, isMade, draft, ...entry } = useRecordForm({
    definition,
    record,
    mode,
    given,
    files,
    save,
    onWrong: (field) => openField(field, () => form.setFocus(field)),
  });
  const { isSubmitting } = form.formState;
  const isDirty = form.formState.isDirty || isHolding;
  // The only record of its kind is called like that until it has a name.
  const isNameless = definition.single && definition.title.every((name) => isBlank(record[name]));
  const ownTitle = isNameless ? labels.one() : titleOf(definition, record);
  const title = mode === 'create' ? labels.about('views.newTitle') : ownTitle;
  usePageTitle(title);
  useParents(definition, record);
  const page = useModeFocus(mode);
  useFirstToEnter({
    definition,
    record,
    isBegun,
    open: (field) => openField(field, () => form.setFocus(field)),
  });

  const around = useMemo(() => ({ files, areHeld: mode === 'edit' }), [files, mode]);
  const cancel = () => {
    entry.reset();
    files.clear();
    parts.tell();
    save.leaveEditing(entry.gone !== null);
  };
  const submitAnd = (begins: boolean) => {
    goesOn.current = begins;
    return submit();
  };
  const saveOne = () => submitAnd(false);
  const saveAndAdd = onAnother && (() => submitAnd(true));
  const restore = (values: Values) => {
    entry.enter(values);
    if (mode === 'view') save.startEditing();
  };
  const [isLeaving, setLeaving] = useState(false);
  useRecordKeys({
    isActive: mode !== 'view',
    onSave: saveOne,
    onSaveAndAdd: saveAndAdd,
    // The key is pressed by mistake more easily than the button.
    onCancel: () => (isDirty ? setLeaving(true) : cancel()),
  });

  const buttons = (
    <RecordButtons
      definition={definition}
      record={record}
      mode={mode}
      isBusy={isSubmitting || isDone || entry.isWaiting}
      onEdit={save.startEditing}
      onSave={saveOne}
      onSaveAndAdd={saveAndAdd}
      onCancel={cancel}
    />
  );
  const mayEnter = mode !== 'view' || isEditable(definition, record);
  return (
    <FormProvider {...form}>
      <EnterValuesContext value={mayEnter ? restore : null}>
        <div ref={page}>
          <UnsavedGuard
            isDirty={mode !== 'view' && isDirty && !isDone}
            isStored={isMade}
            onSave={saveOne}
          />
          <PageHead
            title={title}
            before={<RecordPicture definition={definition} record={record} />}
          >
            <OtherVersions definition={definition} record={record} />
            {mode !== 'create' && <Publication definition={definition} record={record} />}
            {mode === 'view' && buttons}
          </PageHead>
          {mode !== 'create' && <PublicationNotes record={record} />}
          {mode === 'view' && <WrittenBy writer={writerOf(definition, 'update')} />}
          <FormProblems
            definition={definition}
            onOpen={(field) => openField(field, () => form.setFocus(field))}
          />
          <SaveFailure failure={entry.failure} onRetry={submit} />
          {entry.gone && (
            <Suspense>
              <GoneBar definition={definition} gone={entry.gone} form={entry} />
            </Suspense>
          )}
          {mayEnter && <DraftBar draft={draft} labelScope={labels} onRestore={restore} />}
          <FormFilesContext value={around}>
            <WithPicture definition={definition} record={record} mode={mode}>
              <Paper variant="outlined" inert={isDone}>
                <StoredRecordContext value={parts.stored}>
                  <RecordTabs
                    definition={definition}
                    mode={mode}
                    tab={tab}
                    onTab={setTab}
                    onSubmit={saveOne}
                  />
                </StoredRecordContext>
              </Paper>
            </WithPicture>
          </FormFilesContext>
          {mode === 'view' && (
            <Suspense>
              <UsedIn definition={definition} id={Number(record.id)} />
            </Suspense>
          )}
          {mode !== 'view' && <FormBar>{buttons}</FormBar>}
          <Told definition={definition} record={record} />
          {isLeaving && (
            <Suspense>
              <LeaveEditing onLeave={cancel} onClose={() => setLeaving(false)} />
            </Suspense>
          )}
        </div>
      </EnterValuesContext>
    </FormProvider>
  );
};
