import type { Unreachable } from '../../../dataProvider/http';
import type { Values } from '../../../dataProvider/values';
import type { AnyFields, Mode, Resource, RowLayout } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { RowInputs } from './RowInputs';
import { useRowEntry } from './useRowEntry';

interface Props {
  definition: Resource;
  title: string;
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

/** A row of a sub-list, entered in a dialog and checked field by field before it is sent. */
export const RowDialog = ({
  title,
  row,
  isBusy,
  failure = null,
  onSave,
  onClose,
  ...props
}: Props) => {
  const entry = useRowEntry({ ...props, row });
  const save = () => {
    if (entry.check()) onSave(entry.values);
  };
  return (
    <FormDialog
      title={title}
      isDirty={entry.isDirty}
      isBusy={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <SaveFailure failure={failure} onRetry={save} />
      <RowInputs {...props} entry={entry} onSubmit={save} />
    </FormDialog>
  );
};
