import { useEffect, useState } from 'react';
import { dayAt } from '../../schemas';
import { useSession } from './useSession';

/** Milliseconds after which a page that stays open looks whether it is another day. */
const LOOK_MS = 60_000;

/** Where the browser is, for a session that doesn't tell where its organisation is. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day that it is at the organisation, as yyyy-MM-dd; it goes on at midnight there. */
export const useToday = (): string => {
  const timeZone = useSession()?.organisation.timeZone ?? here();
  const [today, setToday] = useState(() => dayAt(Date.now(), timeZone));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now(), timeZone));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
};
