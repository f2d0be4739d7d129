import { type Session, session } from '../../dataProvider/session';
import { useExternal } from '../ui/useExternal';

/** Who is signed in, and for which organisation; `null` when nobody is. */
export const useSession = (): Session | null => useExternal(session.subscribe, session.get);
