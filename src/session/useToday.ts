import { useEffect, useState } from 'react';
import type { SessionOrganisation } from '../../dataProvider/session';
import { dayAt } from '../../schemas';
import { readerNow, readerZone } from '../../schemas/days/reader';
import { useSession } from './useSession';

/** Milliseconds after which a page that stays open looks whether it is another day. */
const LOOK_MS = 60_000;

/** Where the browser is, for a session without its organisation's time zone. */
const here = (): string => readerZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoneOf = (organisation: SessionOrganisation | undefined): string =>
  organisation?.timeZone ?? here();

/** The day that it is now at an organisation, as yyyy-MM-dd. */
export const todayAt = (organisation: SessionOrganisation | undefined): string =>
  dayAt(readerNow(), zoneOf(organisation));

/** The day that it is at the organisation, as yyyy-MM-dd; it goes on at midnight there. */
export const useToday = (): string => {
  const timeZone = zoneOf(useSession()?.organisation);
  const [today, setToday] = useState(() => dayAt(readerNow(), timeZone));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now(), timeZone));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
};
