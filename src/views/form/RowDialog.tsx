import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Unreachable } from '../../../dataProvider/http';
import type { Texts, Values } from '../../../dataProvider/values';
import {
  type AnyFields,
  checkChanged,
  isShown,
  type Mode,
  type Resource,
  type RowLayout,
  sectionsOf,
} from '../../../schemas';
import { controlsOf } from '../../fields/FieldScope';
import { isEntered, isOnScreen } from '../../fields/fields';
import type { LabelScope } from '../../fields/labels';
import { pairedLines } from '../../fields/pairedLines';
import { useViewOf } from '../../fields/registry';
import { useProblemText } from '../../fields/useProblemText';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { changesOf } from '../draft/changesOf';
import { DraftBar } from '../draft/DraftBar';
import { useDraft } from '../draft/useDraft';
import { FieldsForm } from './FieldsForm';

interface EntryOptions {
  definition: Resource;
  fields: AnyFields;
  /** The values to begin with. */
  row: Values;
  mode: Mode;
}

/** Fields that are entered in a dialog, and checked one by one before they are sent. */
const useRowEntry = ({ definition, fields, row, mode }: EntryOptions) => {
  const textOf = useProblemText(definition.name);
  const id = useId();
  const [before] = useState(row);
  const [values, setValues] = useState(row);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Texts>({});
  const stored = mode === 'update' ? before : undefined;
  const entered = Object.entries(fields).filter(
    ([, field]) => isEntered(field, mode) && isShown(field, values),
  );
  const problems = Object.fromEntries(
    entered.map(([name, field]) => [name, checkChanged(name, field, values, mode, stored)]),
  );
  const focus = (name: string) => document.getElementById(`${id}-${name}`)?.focus();

  return {
    id,
    values,
    before,
    /** The names of the fields that can be entered, in their order. */
    names: entered.map(([name]) => name),
    /** What differs from the values to begin with. */
    typed: () => changesOf(before, values),
    isDirty: entered.some(([name]) => values[name] !== before[name]),
    /** Puts several values in at once. */
    enter: (given: Values) => setValues((current) => ({ ...current, ...given })),
    change: (name: string, value: unknown) => {
      setValues((current) => ({ ...current, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
    errorOf: (name: string): string | undefined => {
      const problem = isChecked ? problems[name] : undefined;
      return problem ? textOf(problem) : refused[name];
    },
    focus,
    /** Marks what is wrong and leads there. @returns whether nothing is */
    check: (): boolean => {
      setChecked(true);
      const wrong = entered.find(([name]) => problems[name]);
      if (wrong) focus(wrong[0]);
      return wrong === undefined;
    },
    /** Marks what the server refused, by the names of fields, and leads there. */
    refuse: (messages: Texts): void => {
      setRefused(messages);
      const wrong = entered.find(([name]) => name in messages);
      if (wrong) focus(wrong[0]);
    },
  };
};

type RowEntry = ReturnType<typeof useRowEntry>;

interface InputsProps {
  definition: Resource;
  fields: AnyFields;
  /** How the fields stand; in two columns unless given. */
  layout?: RowLayout;
  labelScope: LabelScope;
  mode: Mode;
  /** The record around the row; choices may depend on it. */
  holder: Values;
  entry: RowEntry;
  isDisabled?: boolean;
  /** Enter was pressed. */
  onSubmit(): void;
}

/** The fields of a row as they stand in its dialog. */
const RowInputs = ({ definition, fields, layout, labelScope, ...props }: InputsProps) => {
  const { mode, holder, entry, isDisabled, onSubmit } = props;
  const { id, values, names, change, errorOf } = entry;
  const viewOf = useViewOf();
  const hasPlace = (name: string) => {
    const field = fields[name];
    return field !== undefined && isOnScreen(name, field, values, mode);
  };
  const sections = sectionsOf(layout ?? pairedLines(names.filter(hasPlace), fields, viewOf));
  return (
    <FieldsForm
      scope={{
        fields,
        labelScope,
        resource: definition.name,
        record: { ...holder, ...values },
        holder,
        entry: { id, mode, isDisabled, useControl: controlsOf(values, change, errorOf) },
      }}
      sections={sections}
      isOnScreen={hasPlace}
      onSubmit={onSubmit}
    />
  );
};

interface Props {
  definition: Resource;
  title: string;
  /** The part of the holder that the row belongs to: what is typed is kept for it until it is stored. */
  part?: string;
  fields: AnyFields;
  /** How the fields stand; in two columns unless given. */
  layout?: RowLayout;
  labelScope: LabelScope;
  row: Values;
  /** What of it the place has given, as the language whose rows are on screen: work begins behind that. */
  given?: Values;
  mode: Mode;
  /** The record around the row; choices may depend on it. */
  holder: Values;
  isBusy: boolean;
  /** Its button's label, where what is entered is for something to be done and isn't stored as a row. */
  act?: string;
  /** Why the last try to save could not reach the server. */
  failure?: Unreachable | null;
  /** The server's problems by field from the last refusal. */
  refused?: Texts;
  /**
   * @param key under which a new row is made once
   * @returns whether it was stored
   */
  onSave(row: Values, key: string): Promise<boolean>;
  /**
   * Called once it is stored; without it whoever saves closes the dialog.
   *
   * @param goesOn another new row is wished for
   */
  onStored?(goesOn: boolean): void;
  onClose(): void;
  /** What stands below the fields and goes by what is entered. */
  below?(entered: Values): ReactNode;
}

const NONE: Texts = {};

const placeOf = (
  part: string,
  { definition, holder, mode, row }: Pick<Props, 'definition' | 'holder' | 'mode' | 'row'>,
) => [definition.name, Number(holder.id), part, mode === 'create' ? 'new' : Number(row.id)];

/** A row of a sub-list, entered in a dialog and checked field by field before it is sent. */
export const RowDialog = ({
  title,
  part,
  row,
  given = {},
  isBusy,
  act,
  failure = null,
  refused = NONE,
  onSave,
  onStored,
  onClose,
  below,
  ...props
}: Props) => {
  const entry = useRowEntry({ ...props, row });
  const { definition, holder, fields, mode, labelScope } = props;
  const draft = useDraft({
    place: part === undefined ? undefined : placeOf(part, { definition, holder, mode, row }),
    fields,
    stored: row,
  });
  const { values, before } = entry;
  const note = useEffectEvent(() => draft.note(entry.typed));
  useEffect(() => {
    if (values !== before) note();
  }, [values, before]);
  const refuse = useEffectEvent(entry.refuse);
  useEffect(() => refuse(refused), [refused]);
  const wrong = entry.names.flatMap((name) => {
    const message = entry.errorOf(name);
    return message === undefined ? [] : [{ name, label: labelScope.field(name), message }];
  });
  const saveAnd = async (goesOn: boolean) => {
    if (!entry.check() || !(await onSave(entry.values, draft.send(entry.typed)))) return;
    draft.drop();
    onStored?.(goesOn);
  };
  const save = () => saveAnd(false);
  const first = entry.names.find((name) => !(name in given));
  return (
    <FormDialog
      title={title}
      beginsAt={first === entry.names[0] ? undefined : `${entry.id}-${first}`}
      isDirty={entry.isDirty}
      isBusy={isBusy}
      onSave={save}
      keepsDraft={part !== undefined}
      onSaveAndAdd={onStored && mode === 'create' ? () => saveAnd(true) : undefined}
      save={act}
      onClose={onClose}
    >
      <DraftBar draft={draft} labelScope={labelScope} onRestore={entry.enter} />
      <ErrorSummary wrong={wrong} onOpen={entry.focus} isToAct={act !== undefined} />
      <SaveFailure failure={failure} onRetry={save} />
      <RowInputs {...props} entry={entry} onSubmit={save} />
      {below?.(values)}
    </FormDialog>
  );
};
