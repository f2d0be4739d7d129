import { f } from '../../../schemas';

// Hours that are left out: nothing plays on that day. What plays without an end has none.
const when = { continuesPlay: false };
const messages = { both: 'halfDay' } as const;
const start = <const End extends string>(end: End) =>
  f.time({ default: '08:00', when, with: end, messages });
const end = <const Start extends string>(start: Start) =>
  f.time({ default: '19:00', when, with: start, messages });

/** From when until when on each day of the week. */
export const weekHours = {
  monStart: start('monEnd'),
  monEnd: end('monStart'),
  tueStart: start('tueEnd'),
  tueEnd: end('tueStart'),
  wedStart: start('wedEnd'),
  wedEnd: end('wedStart'),
  thuStart: start('thuEnd'),
  thuEnd: end('thuStart'),
  friStart: start('friEnd'),
  friEnd: end('friStart'),
  satStart: start('satEnd'),
  satEnd: end('satStart'),
  sunStart: start('sunEnd'),
  sunEnd: end('sunStart'),
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
