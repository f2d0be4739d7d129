import Box from '@mui/material/Box';
import type { Values } from '../../../dataProvider/values';
import {
  type AnyFields,
  type Mode,
  type Resource,
  type RowLayout,
  sectionsOf,
} from '../../../schemas';
import { FieldLines } from '../../fields/FieldLines';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { isOnScreen } from '../../fields/fields';
import type { LabelScope } from '../../fields/labels';
import type { RowEntry } from './useRowEntry';

interface Props {
  definition: Resource;
  fields: AnyFields;
  /** How the fields stand; one below the other unless given. */
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
export const RowInputs = ({ definition, fields, layout, labelScope, ...props }: Props) => {
  const { mode, holder, entry, isDisabled, onSubmit } = props;
  const { id, values, names, change, errorOf } = entry;
  // Without a layout, what can be entered stands one below the other.
  const sections = sectionsOf(layout ?? names);
  const hasPlace = (name: string) => {
    const field = fields[name];
    return field !== undefined && isOnScreen(field, values, mode);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldScope
        fields={fields}
        labelScope={labelScope}
        resource={definition.name}
        record={{ ...holder, ...values }}
        holder={holder}
        entry={{ id, mode, isDisabled, useControl: controlsOf(values, change, errorOf) }}
      >
        <FieldLines sections={sections} labelScope={labelScope} isOnScreen={hasPlace} />
      </FieldScope>
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </Box>
  );
};
