import Paper from '@mui/material/Paper';
import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { isBesideForm } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { part } from '../../routing/part';
import { isEditable } from '../../session/rights';
import { FormFilesContext } from '../../uploads/formFiles';
import { DraftBar } from '../draft/DraftBar';
import { EnterValuesContext } from '../enterValues';
import { sideOf } from '../form/tabs';
import { UnsavedGuard } from '../form/UnsavedGuard';
import { StoredRecordContext } from '../storedRecord';
import { FormBar } from './FormBar';
import look from './page.module.css';
import { RecordButtons } from './RecordButtons';
import { RecordHead } from './RecordHead';
import { RecordTabs } from './RecordTabs';
import { RevealedOnce } from './RevealedOnce';
import { SaveNotices } from './SaveNotices';
import { SideColumn } from './SideColumn';
import { useModeFocus } from './useModeFocus';
import { useRecordKeys } from './useRecordKeys';
import { type RecordPageProps, useRecordPage } from './useRecordPage';
import { WithPicture } from './WithPicture';

const LeaveEditing = part('LeaveEditing', () => import('./LeaveEditing'));

type PageOf = RecordPageProps & { page: ReturnType<typeof useRecordPage> };

/** The parts of the record, with what is entered into them. */
const Parts = ({ definition, record, mode, page }: PageOf) => (
  <FormFilesContext value={page.formFiles}>
    <WithPicture definition={definition} record={record} mode={mode}>
      <Paper variant="outlined" inert={page.entry.isDone}>
        <StoredRecordContext value={page.stored}>
          <RecordTabs
            definition={definition}
            mode={mode}
            tab={page.tab}
            onTab={page.setTab}
            onSubmit={page.save}
          />
        </StoredRecordContext>
      </Paper>
    </WithPicture>
  </FormFilesContext>
);

/** The tabs of the record, and what stands beside them. */
const Columns = (props: PageOf) => {
  const { definition, record, mode, page } = props;
  const isAside = sideOf(definition, mode === 'create' ? 'create' : 'update').length > 0;
  return (
    <div className={look.around}>
      <div
        className={look.columns}
        data-forms
        data-aside={isAside || undefined}
        data-pictured={isBesideForm(definition.picture) || undefined}
      >
        <Parts {...props} />
        <SideColumn
          definition={definition}
          record={record}
          mode={mode}
          isDone={page.entry.isDone}
          onSubmit={page.save}
        />
      </div>
    </div>
  );
};

/** The keys of a record that is edited; Escape asks before it gives up what was typed. */
const Keys = ({ mode, page }: PageOf) => {
  const [isLeaving, setLeaving] = useState(false);
  useRecordKeys({
    isActive: mode !== 'view',
    onSave: page.save,
    onSaveAndAdd: page.saveAndAdd,
    // The key is pressed by mistake more easily than the button.
    onCancel: () => (page.isDirty ? setLeaving(true) : page.cancel()),
  });
  if (!isLeaving) return null;
  return (
    <Suspense>
      <LeaveEditing onLeave={page.cancel} onClose={() => setLeaving(false)} />
    </Suspense>
  );
};

const Buttons = ({ definition, record, mode, page }: PageOf) => (
  <RecordButtons
    definition={definition}
    record={record}
    mode={mode}
    isBusy={page.isBusy}
    onEdit={page.startEditing}
    onSave={page.save}
    onSaveAndAdd={page.saveAndAdd}
    onCancel={page.cancel}
  />
);

/** The page of one record: its title, its buttons and its tabs. */
export const RecordPage = (props: RecordPageProps) => {
  const { definition, record, mode } = props;
  const page = useRecordPage(props);
  const { entry } = page;
  const labels = useLabels(definition.name);
  const around = useModeFocus(mode);
  const mayEnter = mode !== 'view' || isEditable(definition, record);
  const of = { ...props, page };
  return (
    <FormProvider {...entry.form}>
      <EnterValuesContext value={mayEnter ? page.restore : null}>
        <div ref={around} className={look.page}>
          <UnsavedGuard
            isDirty={mode !== 'view' && page.isDirty && !entry.isDone}
            isStored={entry.isMade}
            onSave={page.save}
            onDiscard={entry.draft.drop}
          />
          <RecordHead
            definition={definition}
            record={record}
            mode={mode}
            title={page.title}
            buttons={<Buttons {...of} />}
          />
          <SaveNotices definition={definition} form={entry} onOpen={page.open} />
          {mayEnter && (
            <DraftBar draft={entry.draft} labelScope={labels} onRestore={page.restore} />
          )}
          <Columns {...of} />
          {mode !== 'view' && (
            <FormBar definition={definition} mode={mode} isDirty={page.isDirty}>
              <Buttons {...of} />
            </FormBar>
          )}
          <RevealedOnce definition={definition} record={record} />
          <Keys {...of} />
        </div>
      </EnterValuesContext>
    </FormProvider>
  );
};
