import CalendarToday from '@mui/icons-material/CalendarToday';
import { lazy } from 'react';
import { useLocale } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { distance, longMoment, readMoment, shownMoment, writeMoment } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import { asFilter } from '../asFilter';

const MomentPicker = lazy(async () => ({ default: (await import('./DatePickers')).MomentPicker }));

const DateTimeShow = ({
  value,
  isCell,
  field,
}: ShowProps<string | null, OptionsOf<'dateTime'>>) => {
  const locale = useLocale();
  if (!value || Number.isNaN(Date.parse(value))) return <Nothing isCell={isCell} />;
  return (
    <time
      dateTime={value}
      title={distance(value, locale, Date.now())}
      style={{ whiteSpace: 'nowrap' }}
    >
      {(field.long ? longMoment : shownMoment)(value, locale)}
    </time>
  );
};

const DateTimeInput = (props: InputProps<string | null>) => (
  <PickerField
    {...props}
    texts="dateTime"
    icon={<CalendarToday fontSize="small" />}
    write={writeMoment}
    read={readMoment}
    picker={(pick) => <MomentPicker value={props.value} onPick={pick} />}
  />
);

export const dateTime: ViewOf<'dateTime'> = {
  Show: DateTimeShow,
  Input: DateTimeInput,
  Filter: asFilter(DateTimeInput, null),
  asText: writeMoment,
};
