import type { Resource } from '../../../schemas';
import { useSession } from '../../session/useSession';

/** Whether people write about records of a resource: the server keeps that, and the records aren't each person's own. */
export const useHasComments = ({ module }: Resource): boolean =>
  useSession()?.keepsComments === true && module !== null;
