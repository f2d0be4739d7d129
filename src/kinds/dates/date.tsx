import CalendarToday from '@mui/icons-material/CalendarToday';
import { lazy } from 'react';
import type { OptionsOf } from '../../../schemas';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { readDay, writeDay } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import { asFilter } from '../asFilter';

const DayPicker = lazy(async () => ({ default: (await import('./DatePickers')).DayPicker }));

const DateShow = ({ value, isCell }: ShowProps<string | null>) =>
  value ? (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {writeDay(value)}
    </time>
  ) : (
    <Nothing isCell={isCell} />
  );

const DateInput = (props: InputProps<string | null, OptionsOf<'date'>>) => (
  <PickerField
    {...props}
    texts="date"
    icon={<CalendarToday fontSize="small" />}
    write={writeDay}
    read={readDay}
    picker={(pick) => <DayPicker value={props.value} years={props.field.years} onPick={pick} />}
  />
);

export const date: ViewOf<'date'> = {
  Show: DateShow,
  Input: DateInput,
  Filter: asFilter(DateInput, null),
  asText: writeDay,
};
