import '../../views/week/texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { DrawnShowProps } from '../../fields/rowLooks';
import { RowsFieldTable } from '../../kinds/rows/RowsFieldTable';
import { useRecordPath } from '../../routing/paths';
import { useWeek } from '../../ui/week/useWeek';
import { WeekGrid } from '../../ui/week/WeekGrid';
import { hourPairs } from './hourPairs';
import { Overlaps } from './Overlaps';
import { barsOf } from './rowBars';
import { useRowLabels } from './useRowLabels';

/** Rows with hours as a week to be looked at; each leads to what it refers to. */
const WeekShow = ({ value, field, labelScope, name, resource }: DrawnShowProps) => {
  const translate = useTranslate();
  const days = useWeek();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const { to, name: refers, labelOf } = useRowLabels(value, field);
  if (value.length === 0)
    return <Typography color="text.secondary">{translate('views.noResults')}</Typography>;
  const bars = barsOf(value, field, labelOf);
  const open = (row: number) => {
    const path = to === undefined ? null : recordPath(to, Number(value[row]?.[refers]));
    if (path !== null) navigate(path);
  };
  const hours = hourPairs(field).flat();
  const others = Object.entries(field.fields).filter(([one]) => !hours.includes(one));
  return (
    <>
      <WeekGrid
        days={days}
        label={translate('week.label')}
        bars={bars}
        onOpen={({ key }) => open(bars.find((bar) => bar.key === key)?.row ?? 0)}
      />
      <Overlaps bars={bars} days={days} />
      <Box sx={{ mt: 2 }}>
        <RowsFieldTable
          fields={Object.fromEntries(others.filter(([, { derived }]) => !derived))}
          rows={value}
          label={labelScope.field(name)}
          labelScope={labelScope.rows(name)}
          resource={resource}
          sources={[]}
        />
      </Box>
    </>
  );
};

export default WeekShow;
