import { useLocale } from 'react-admin';
import { shownDay } from '../../../schemas/days/shownDay';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { writeDay } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';

const DateShow = ({ value, isCell }: ShowProps<string | null>) => {
  const locale = useLocale();
  if (!value) return <Nothing isCell={isCell} />;
  return (
    <time dateTime={value} className={look.moment}>
      {shownDay(value, locale)}
    </time>
  );
};

export const date: ViewOf<'date'> = {
  width: 240,
  Show: DateShow,
  needsName: true,
  asText: writeDay,
};
