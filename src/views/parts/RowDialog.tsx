import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { Unreachable } from '../../../dataProvider/http';
import type { Values } from '../../../dataProvider/values';
import {
  type AnyFields,
  checkValue,
  isShown,
  type Mode,
  type Resource,
  type RowLayout,
  sectionsOf,
} from '../../../schemas';
import { FieldLines } from '../../fields/FieldLines';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { isEntered, isOnScreen } from '../../fields/fields';
import type { LabelScope } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';

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
  definition,
  title,
  fields,
  layout,
  labelScope,
  row,
  mode,
  holder,
  isBusy,
  failure = null,
  onSave,
  onClose,
}: Props) => {
  const textOf = useProblemText(definition.name);
  const id = useId();
  const [before] = useState(row);
  const [values, setValues] = useState(row);
  const [isChecked, setChecked] = useState(false);
  const shown = Object.entries(fields).filter(
    ([, field]) => isEntered(field, mode) && isShown(field, values),
  );
  const problems = Object.fromEntries(
    shown.map(([name, field]) => [name, checkValue(values[name], field, values, mode)]),
  );
  const errorOf = (name: string) => {
    const problem = isChecked ? problems[name] : undefined;
    return problem && textOf(problem);
  };
  const change = (name: string, value: unknown) =>
    setValues((current) => ({ ...current, [name]: value }));
  // Without a layout, what can be entered stands one below the other.
  const sections = sectionsOf(layout ?? shown.map(([name]) => name));
  const hasPlace = (name: string) => {
    const field = fields[name];
    return field !== undefined && isOnScreen(field, values, mode);
  };
  const isDirty = shown.some(([name]) => values[name] !== before[name]);

  const save = () => {
    setChecked(true);
    const wrong = shown.find(([name]) => problems[name]);
    if (wrong) document.getElementById(`${id}-${wrong[0]}`)?.focus();
    else onSave(values);
  };

  return (
    <FormDialog title={title} isDirty={isDirty} isBusy={isBusy} onSave={save} onClose={onClose}>
      <SaveFailure failure={failure} onRetry={save} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FieldScope
          fields={fields}
          labelScope={labelScope}
          resource={definition.name}
          record={{ ...holder, ...values }}
          holder={holder}
          entry={{ id, mode, useControl: controlsOf(values, change, errorOf) }}
        >
          <FieldLines sections={sections} labelScope={labelScope} isOnScreen={hasPlace} />
        </FieldScope>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Box>
    </FormDialog>
  );
};
