import Box from '@mui/material/Box';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';

interface Props {
  value: string;
  isCell?: boolean;
}

/** A text as it was entered, line breaks included; one line of it in a list. */
export const TextShow = ({ value, isCell }: Props) => {
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={value} />;
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  );
};
