import type { Behaviour, CallContext, StoredMention } from '../../contract/CallContext';
import type { Condition } from '../../store/Query';
import { toCome } from './booking/toCome';

const over = (context: CallContext): Condition => ({ not: toCome(context) });

/** What is booked refers to what it is of: who has yet to come needs it, what is over stays without it. */
const bookedOf = (to: string, field: string): readonly StoredMention[] => {
  const at = { to, resource: 'bookings', path: [field], holds: 'id' } as const;
  return [
    { ...at, effect: 'keeps', only: toCome },
    { ...at, effect: 'cleared', only: over },
  ];
};

/** What visitors booked. */
export const bookings: Behaviour = {
  mentions: [...bookedOf('resources', 'resourceId'), ...bookedOf('activities', 'activityId')],
};
