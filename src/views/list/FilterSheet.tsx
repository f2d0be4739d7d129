import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FiltersSheet } from '../../ui/FiltersSheet';
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

/** All filters of a list, on a phone; they come up together with what they are entered with. */
const FilterSheet = ({ definition, names, values, total, onChange, onClear, onClose }: Props) => {
  return (
    <FiltersSheet total={total} onClear={onClear} onClose={onClose}>
      {names.map((name) => (
        <FilterField key={name} {...{ definition, name, values, onChange }} />
      ))}
      <Ranges {...{ definition, values, onChange }} />
    </FiltersSheet>
  );
};

export default FilterSheet;
