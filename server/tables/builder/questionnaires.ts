import { questionnaires as definition } from '../../../resources/builder/questionnaires';
import { json } from '../columns';
import { tableOf } from '../tableOf';

/** A mailing that was cut short: whom it has still to reach. */
export interface Unsent {
  readonly kind: 'invitation' | 'reminder';
  readonly userIds: readonly number[];
}

export const questionnaires = tableOf(definition, { also: { unsent: json<Unsent | null>() } });
