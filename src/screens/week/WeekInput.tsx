import '../../views/week/texts';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { emptyValues, isShown } from '../../../schemas';
import type { DrawnInputProps } from '../../fields/rowLooks';
import { RowsEditor } from '../../kinds/rows/RowsEditor';
import { useWeek } from '../../ui/week/useWeek';
import { WeekGrid } from '../../ui/week/WeekGrid';
import { hourPairs } from './hourPairs';
import { Overlaps } from './Overlaps';
import { barsOf, firstOnAll, hoursOn, noHours } from './rowBars';
import { useRowLabels } from './useRowLabels';

interface FirstOnAllProps extends Pick<DrawnInputProps, 'field' | 'isDisabled'> {
  row: DrawnInputProps['value'][number] | undefined;
  day: string;
  onCopy(values: Readonly<Record<string, unknown>>): void;
}

/** Gives all days of a row the hours of the first, where they have others and hours are entered at all. */
const FirstOnAll = ({ field, row, day, isDisabled, onCopy }: FirstOnAllProps) => {
  const translate = useTranslate();
  const [[name = ''] = []] = hourPairs(field);
  const values = row && isShown(field.fields[name] ?? {}, row) ? firstOnAll(row, field) : undefined;
  return values ? (
    <Button size="small" startIcon={<Copy />} disabled={isDisabled} onClick={() => onCopy(values)}>
      {translate('week.firstOnAll', { day })}
    </Button>
  ) : null;
};

/** Rows with hours as a week in which they are dragged, above the fields in which they are typed. */
const WeekInput = (props: DrawnInputProps) => {
  const { id, value, onChange, field, isDisabled } = props;
  const translate = useTranslate();
  const days = useWeek();
  const { name, labelOf } = useRowLabels(value, field);
  const bars = barsOf(value, field, labelOf);
  const wanted = useRef<number>(null);
  const show = (row: number) => document.getElementById(`${id}-${row}-${name}`)?.focus();
  // What was drawn is a row, whose fields come with the next drawing of the form; an effect of an earlier one may be due.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    show(wanted.current);
    wanted.current = null;
  });
  const rowOf = ({ key }: { key: string }) => bars.find((bar) => bar.key === key)?.row ?? 0;
  const change = (row: number, values: Readonly<Record<string, unknown>>) => {
    const before = value[row];
    if (before) onChange(value.with(row, { ...before, ...values }));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <div>
        <WeekGrid
          days={days}
          label={translate('week.label')}
          bars={bars}
          hasFixedDays
          onOpen={(bar) => show(rowOf(bar))}
          {...(!isDisabled && {
            onChange: (bar, span) => {
              change(rowOf(bar), hoursOn(field, span.day, span));
              return undefined;
            },
            onDraw: (span) => {
              wanted.current = value.length;
              const values = { ...emptyValues(field.fields), ...noHours(field) };
              onChange([...value, { ...values, ...hoursOn(field, span.day, span), id: null }]);
            },
            onRemove: (bar) => change(rowOf(bar), hoursOn(field, bar.day)),
          })}
        />
        <Overlaps bars={bars} days={days} />
      </div>
      <Typography variant="body2" color="text.secondary">
        {translate('week.help')}
      </Typography>
      <RowsEditor
        {...props}
        toolsOf={(index) => (
          <FirstOnAll
            {...props}
            row={value[index]}
            day={days[0] ?? ''}
            onCopy={(values) => change(index, values)}
          />
        )}
      />
    </Box>
  );
};

export default WeekInput;
