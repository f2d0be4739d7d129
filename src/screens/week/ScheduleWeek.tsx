import '../../views/week/texts';
import { useTranslate } from 'react-admin';
import { type AnyFields, holdsFields } from '../../../schemas';
import { useWeek } from '../../ui/week/useWeek';
import { WeekGrid } from '../../ui/week/WeekGrid';
import { type Meaning, WeekLegend } from '../../ui/week/WeekLegend';
import type { PictureProps } from '../../views/screenContexts';
import { barsOf, type RowBar, type Rows } from './rowBars';

interface Props {
  value: Rows;
  field: { readonly fields: AnyFields };
}

/** What each row's colour stands for; a row without hours is in no colour. */
const meaningsOf = (bars: readonly RowBar[]): readonly Meaning[] => [
  ...new Map(bars.map(({ row, label, tone }) => [row, { label, tone }])).values(),
];

const Week = ({ value, field }: Props) => {
  const translate = useTranslate();
  const days = useWeek();
  // As its playlist is called now; what is gone has no name any more.
  const labelOf = ({ playlistName }: Rows[number], place: number) =>
    String(playlistName || translate('week.row', { number: place + 1 }));
  const bars = barsOf(value, field, labelOf);
  return (
    <div>
      {bars.length > 0 && (
        <WeekLegend title={translate('week.legend')} meanings={meaningsOf(bars)} />
      )}
      <WeekGrid days={days} label={translate('week.label')} bars={bars} isFitted />
    </div>
  );
};

/** A schedule as its week: which playlists play on which days, beside each other where they overlap. */
const ScheduleWeek = ({ definition, record }: PictureProps) => {
  const field = definition.fields.schedules;
  const { schedules } = record;
  return field && holdsFields(field) ? (
    <Week value={Array.isArray(schedules) ? schedules : []} field={field} />
  ) : null;
};

export default ScheduleWeek;
