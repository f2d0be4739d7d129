import { bookings as definition } from '../../../resources/ticketing/bookings';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, StoredMention } from '../../contract/CallContext';
import type { Condition } from '../../store/Query';
import { bookings as table } from '../../tables/ticketing/bookings';
import { toCome } from './booking/toCome';

const over = (context: CallContext): Condition => ({ not: toCome(context) });

/** What is booked refers to what it is of: who has yet to come needs it, what is over stays without it. */
const bookedOf = (to: string, field: string): readonly StoredMention[] => {
  const at = { to, resource: table.name, path: [field], holds: 'id' } as const;
  return [
    { ...at, effect: 'keeps', only: toCome },
    { ...at, effect: 'cleared', only: over },
  ];
};

/** What visitors booked. */
export const bookings = behaviour(definition, table, {
  mentions: [...bookedOf('resources', 'resourceId'), ...bookedOf('activities', 'activityId')],
});
