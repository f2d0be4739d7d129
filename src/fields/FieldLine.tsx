import Box from '@mui/material/Box';
import { FieldInput } from './FieldInput';
import { useScopeFields } from './FieldScope';
import { FieldShow } from './FieldShow';

interface Props {
  names: readonly string[];
  /** Whether a field has a value in this row; its place is kept where it has none. */
  isOnScreen(name: string): boolean;
}

/** Fields of a row in the columns of the grid around them, which name them; their own labels are for screen readers. */
export const FieldLine = ({ names, isOnScreen }: Props) => {
  const fields = useScopeFields();
  return names.map((name) => (
    <Box key={name} sx={{ minWidth: 0 }}>
      {!isOnScreen(name) ? null : fields[name]?.readOnly ? (
        <FieldShow name={name} isCell />
      ) : (
        <FieldInput name={name} isLabelHidden />
      )}
    </Box>
  ));
};
