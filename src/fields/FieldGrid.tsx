import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useScopeFields } from './FieldScope';
import { useViewOf } from './registry';

interface Props {
  names: readonly string[];
  children(name: string): ReactNode;
}

/** Fields of a row, as many beside each other as there is room for; read and entered in the same places. */
export const FieldGrid = ({ names, children }: Props) => {
  const fields = useScopeFields();
  const viewOf = useViewOf();
  const isWhole = (name: string) => {
    const field = fields[name];
    return field !== undefined && viewOf(field).isBlock === true;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ minWidth: 0, gridColumn: isWhole(name) ? '1 / -1' : undefined }}>
          {children(name)}
        </Box>
      ))}
    </Box>
  );
};
