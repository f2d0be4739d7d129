import type { Clock } from '../../../contract/clock';
import { todayOf } from '../../../contract/localTime';
import type { OrganisationContext } from '../../../records/tenant';
import type { Questionnaire } from './invitations';

/** Whether the last day of a questionnaire has passed. */
export const isOver = (
  context: OrganisationContext & { readonly clock: Clock },
  { endDate }: Questionnaire,
): boolean => typeof endDate === 'string' && endDate !== '' && endDate < todayOf(context);
