import { f } from '../../../schemas';

// Hours that are left out: nothing plays on that day. What plays without an end has none.
const when = { continuesPlay: false };
const start = f.time({ default: '08:00', when });
const end = f.time({ default: '19:00', when });

/** From when until when on each day of the week. */
export const weekHours = {
  monStart: start,
  monEnd: end,
  tueStart: start,
  tueEnd: end,
  wedStart: start,
  wedEnd: end,
  thuStart: start,
  thuEnd: end,
  friStart: start,
  friEnd: end,
  satStart: start,
  satEnd: end,
  sunStart: start,
  sunEnd: end,
} as const;

/** Their names by day, from Monday. */
export const weekPairs = [
  ['monStart', 'monEnd'],
  ['tueStart', 'tueEnd'],
  ['wedStart', 'wedEnd'],
  ['thuStart', 'thuEnd'],
  ['friStart', 'friEnd'],
  ['satStart', 'satEnd'],
  ['sunStart', 'sunEnd'],
] as const;

/** How they stand in a form. */
export const weekLines = [
  ['monStart', 'monEnd', 'tueStart', 'tueEnd'],
  ['wedStart', 'wedEnd', 'thuStart', 'thuEnd'],
  ['friStart', 'friEnd', 'satStart', 'satEnd'],
  ['sunStart', 'sunEnd'],
] as const;
