import { useLocale } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { readerNow } from '../../../schemas/days/reader';
import { shownMoment } from '../../../schemas/days/shownDay';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { useNow } from '../../session/useNow';
import { useSession } from '../../session/useSession';
import { distance, longMoment, writeMoment } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';

const DateTimeShow = ({
  value,
  isCell,
  field,
}: ShowProps<string | null, OptionsOf<'dateTime'>>) => {
  const locale = useLocale();
  const organisation = useSession()?.organisation;
  const timeZone = field.clock === 'organisation' ? organisation?.timeZone : undefined;
  if (!value || Number.isNaN(Date.parse(value))) return <Nothing isCell={isCell} />;
  return (
    <time dateTime={value} title={distance(value, locale, readerNow())} className={look.moment}>
      {field.long ? longMoment(value, locale) : shownMoment(value, locale, timeZone)}
    </time>
  );
};

/** How long ago it was counts; when that is stands behind it. */
const DateTimeFact = ({ value, field }: ShowProps<string | null, OptionsOf<'dateTime'>>) => {
  const locale = useLocale();
  const now = useNow();
  const organisation = useSession()?.organisation;
  const timeZone = field.clock === 'organisation' ? organisation?.timeZone : undefined;
  if (!value || Number.isNaN(Date.parse(value))) return null;
  return (
    <time dateTime={value} title={shownMoment(value, locale, timeZone)}>
      {distance(value, locale, now)}
    </time>
  );
};

export const dateTime: ViewOf<'dateTime'> = {
  width: 240,
  Show: DateTimeShow,
  Fact: DateTimeFact,
  needsName: true,
  asText: writeMoment,
};
