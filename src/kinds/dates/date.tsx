import type { ShowProps, ViewOf } from '../../fields/KindView';
import { writeDay } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';

const DateShow = ({ value, isCell }: ShowProps<string | null>) =>
  value ? (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {writeDay(value)}
    </time>
  ) : (
    <Nothing isCell={isCell} />
  );

export const date: ViewOf<'date'> = {
  width: 160,
  Show: DateShow,
  asText: writeDay,
};
