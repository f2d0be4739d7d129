import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../ui/format/numbers';
import { FilterField, type FilterProps } from './FilterField';

interface Props extends FilterProps {
  names: readonly string[];
  /** How many records match by now, as far as that is known. */
  total: number | undefined;
  onClear(): void;
  onClose(): void;
}

const sheet = { borderRadius: '12px 12px 0 0', maxHeight: '85dvh' } as const;
const foot = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  p: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** All filters of a list in a sheet that comes up from the foot of a phone. */
const FilterSheet = ({
  definition,
  names,
  values,
  total = 0,
  onChange,
  onClear,
  onClose,
}: Props) => {
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
      <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Suspense>
          {names.map((name) => (
            <FilterField key={name} {...{ definition, name, values, onChange }} />
          ))}
        </Suspense>
      </Box>
      <Box sx={foot}>
        <Button onClick={onClear}>{translate('views.clearFilters')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('views.showFound', { count: shownNumber(total, locale) })}
        </Button>
      </Box>
    </Drawer>
  );
};

export default FilterSheet;
