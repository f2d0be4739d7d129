import type { ShowProps, ViewOf } from '../../fields/KindView';
import { writeClock } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';

const TimeShow = ({ value, isCell }: ShowProps<string | null>) =>
  value ? (
    <time dateTime={value} className={look.moment}>
      {value}
    </time>
  ) : (
    <Nothing isCell={isCell} />
  );

export const time: ViewOf<'time'> = {
  width: 160,
  Show: TimeShow,
  asText: writeClock,
};
