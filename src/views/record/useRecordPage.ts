import { useMemo } from 'react';
import { type DataRecord, isBlank, type Resource, titleOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { usePageTitle } from '../../routing/pageTitle';
import type { FormMode, Values } from '../form/formTypes';
import { useRecordForm } from '../form/useRecordForm';
import { useFirstToEnter } from './useFirstToEnter';
import { useFormFiles } from './useFormFiles';
import { useParents } from './useParents';
import { useSaveRecord } from './useSaveRecord';
import { useStoredParts } from './useStoredParts';
import { useTab } from './useTab';

export interface RecordPageProps {
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

/** What the page of a record is called. The only record of its kind is called like that until it has a name. */
const useTitle = ({ definition, record, mode }: RecordPageProps): string => {
  const labels = useLabels(definition.name);
  const isNameless = definition.single && definition.title.every((name) => isBlank(record[name]));
  const ownTitle = isNameless ? labels.one() : titleOf(definition, record);
  const title = mode === 'create' ? labels.about('views.newTitle') : ownTitle;
  usePageTitle(title);
  return title;
};

/** The form on the page of a record, its tabs, and how editing begins and ends. */
export const useRecordPage = (props: RecordPageProps) => {
  const { definition, record, mode, given, onReload, onAnother, isBegun = false } = props;
  const title = useTitle(props);
  const { tab, setTab, openField } = useTab(definition, mode);
  const parts = useStoredParts(definition, mode === 'edit' ? tab : null);
  const save = useSaveRecord({ definition, mode, holder: record, onReload, onAnother });
  const { files, isHolding } = useFormFiles();
  const open = (field: string) => openField(field, () => entry.form.setFocus(field));
  const entry = useRecordForm({ definition, record, mode, given, files, save, onWrong: open });
  const { isDirty, isSubmitting } = entry.form.formState;
  useParents(definition, record);
  useFirstToEnter({ definition, record, isBegun, open });

  return {
    title,
    tab,
    setTab,
    /** Opens a field's tab, and gives it the focus. */
    open,
    stored: parts.stored,
    entry,
    formFiles: useMemo(() => ({ files, areHeld: mode === 'edit' }), [files, mode]),
    isDirty: isDirty || isHolding,
    isBusy: isSubmitting || entry.isDone || entry.isWaiting,
    save: () => entry.submit(),
    saveAndAdd: onAnother && (() => entry.submit({ goesOn: true })),
    startEditing: save.startEditing,
    cancel: (): void => {
      entry.reset();
      files.clear();
      parts.report();
      void save.leaveEditing(entry.gone !== null);
    },
    /** Puts values into the form, which is opened for it. */
    restore: (values: Values): void => {
      entry.enter(values);
      if (mode === 'view') void save.startEditing();
    },
  };
};
