import type { Resource } from '../../../schemas';
import { useSession } from '../../session/useSession';

/** Whether records of a resource have a history: the server names those that have none. */
export const useHasHistory = ({ name }: Resource): boolean =>
  useSession()?.withoutHistory?.includes(name) !== true;
