import { useEffect, useRef } from 'react';
import type { Unreachable } from '../../../dataProvider/http';
import type { Values } from '../../../dataProvider/values';
import type { AnyFields, Mode, Resource, RowLayout } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { DraftBar } from '../draft/DraftBar';
import { useDraft } from '../draft/useDraft';
import { RowInputs } from './RowInputs';
import { useRowEntry } from './useRowEntry';

interface Props {
  definition: Resource;
  title: string;
  /** The part of the holder that the row belongs to: what is typed is kept for it until it is stored. */
  part?: string;
  fields: AnyFields;
  /** How the fields stand; one below the other unless given. */
  layout?: RowLayout;
  labelScope: LabelScope;
  row: Values;
  mode: Mode;
  /** The record around the row; choices may depend on it. */
  holder: Values;
  isBusy: boolean;
  /** Why the last try to save could not reach the server. */
  failure?: Unreachable | null;
  /** @returns whether it was stored */
  onSave(row: Values): Promise<boolean>;
  onClose(): void;
}

const placeOf = (
  part: string,
  { definition, holder, mode, row }: Pick<Props, 'definition' | 'holder' | 'mode' | 'row'>,
) => [definition.name, Number(holder.id), part, mode === 'create' ? 'new' : Number(row.id)];

/** A row of a sub-list, entered in a dialog and checked field by field before it is sent. */
export const RowDialog = ({
  title,
  part,
  row,
  isBusy,
  failure = null,
  onSave,
  onClose,
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
  const note = useRef(() => {});
  note.current = () => draft.note(entry.typed);
  useEffect(() => {
    if (values !== before) note.current();
  }, [values, before]);
  const save = async () => {
    if (entry.check() && (await onSave(entry.values))) draft.drop();
  };
  return (
    <FormDialog
      title={title}
      isDirty={entry.isDirty}
      isBusy={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <DraftBar draft={draft} labelScope={labelScope} onRestore={entry.enter} />
      <SaveFailure failure={failure} onRetry={save} />
      <RowInputs {...props} entry={entry} onSubmit={save} />
    </FormDialog>
  );
};
