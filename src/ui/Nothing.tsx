import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  isCell?: boolean;
}

/** Stands where a value would be: a dash in a record, nothing in a list. */
export const Nothing = ({ isCell }: Props) => {
  const translate = useTranslate();
  if (isCell) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{translate('kinds.nothing')}</VisuallyHidden>
    </Box>
  );
};
