import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../ui/format/numbers';
import { FilterField, type FilterProps } from './FilterField';
import { RangeFields } from './RangeFields';
import { useRanges } from './useRanges';

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

/** Ranges: those that are set, and all others once they are asked for. */
const Ranges = (props: FilterProps) => {
  const { definition, values } = props;
  const translate = useTranslate();
  const ranges = useRanges(definition);
  const [isOpen, setOpen] = useState(() =>
    ranges.some(({ parameters }) => parameters.some((name) => name in values)),
  );
  if (ranges.length === 0) return null;
  if (!isOpen)
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {translate('views.ranges.more')}
      </Button>
    );
  return ranges.map((range) => (
    <Box
      key={range.key}
      component="fieldset"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {range.label}
      </Typography>
      <RangeFields {...props} range={range} />
    </Box>
  ));
};

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
          <Ranges {...{ definition, values, onChange }} />
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
