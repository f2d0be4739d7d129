import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { FieldLines } from '../../fields/FieldLines';
import { FieldScope, type FieldScopeValue } from '../../fields/FieldScope';

interface Props extends Omit<ComponentProps<typeof FieldLines>, 'labelScope'> {
  /** What the fields are shown and entered with. */
  scope: FieldScopeValue;
  /** Enter was pressed. */
  onSubmit(): void;
}

/** Fields in their lines and sections, entered or only read, as a form of their own. */
export const FieldsForm = ({ scope, onSubmit, ...lines }: Props) => (
  <FieldScope {...scope}>
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldLines {...lines} labelScope={scope.labelScope} />
      {scope.entry && <button type="submit" hidden aria-hidden tabIndex={-1} />}
    </Box>
  </FieldScope>
);
