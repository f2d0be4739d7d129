import { useSyncExternalStore } from 'react';
import { type Session, session } from '../../dataProvider/session';

/** Who is signed in, and for which organisation; `null` when nobody is. */
export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);
