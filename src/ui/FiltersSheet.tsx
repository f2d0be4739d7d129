import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from './format/numbers';

interface Props {
  /** How many records match by now, as far as that is known. */
  total: number | undefined;
  /** Unsets all filters. */
  onClear(): void;
  onClose(): void;
  /** What is filtered by. */
  children: ReactNode;
}

const sheet = { borderRadius: '12px 12px 0 0', maxHeight: '85dvh' } as const;
const foot = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Filters in a sheet that comes up from the foot of a phone. */
export const FiltersSheet = ({ total = 0, onClear, onClose, children }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: sheet } }}
    >
      <Typography id={id} component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        {translate('views.filters')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, p: 2, minHeight: 0, overflow: 'auto' }}>{children}</Box>
      <Box sx={foot}>
        <Button onClick={onClear}>{translate('views.clearFilters')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('views.showFound', { count: shownNumber(total, locale) })}
        </Button>
      </Box>
    </Drawer>
  );
};
