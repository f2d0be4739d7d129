import { isAllowed } from '../../../dataProvider/session';
import { type ActionSpec, isShown, type Resource } from '../../../schemas';

type Place = NonNullable<ActionSpec['at']> | 'record';
/** Rows of a record's part. */
export type PartPlace = Exclude<Place, string>;

/** A place as one word: `subList rates`. */
const wordOf = (place: Place): string =>
  typeof place === 'string' ? place : Object.entries(place).flat().join(' ');

/** What stands in rows and on the page, as an action of the one or the other. */
const atEach: readonly { place: Place; at: ActionSpec['at'] }[] = [
  { place: 'row', at: 'row' },
  { place: 'record', at: undefined },
];

/** An action as one of a place; none where it doesn't stand there. */
const placedAt = (spec: ActionSpec, place: Place): readonly ActionSpec[] => {
  if (spec.at === 'everywhere')
    return atEach.flatMap(({ at, ...one }) => (one.place === place ? [{ ...spec, at }] : []));
  return wordOf(spec.at ?? 'record') === wordOf(place) ? [spec] : [];
};

/** The actions whose buttons stand at a place, by name. */
export const actionsAt = (
  { actions }: Resource,
  place: Place,
): readonly (readonly [string, ActionSpec])[] =>
  Object.entries(actions).flatMap(([name, spec]) =>
    placedAt(spec, place).map((placed) => [name, placed] as const),
  );

/** Whether the person at work is offered buttons at a place: rows without any have no column for them. */
export const hasActions = (definition: Resource, place: Place): boolean =>
  actionsAt(definition, place).some(([, { right = 'update' }]) =>
    isAllowed(definition.module, right),
  );

/** Whether the person at work is offered an action of a record, or of one of its rows. */
export const isOffered = (
  { module }: Resource,
  { right = 'update', when }: Pick<ActionSpec, 'right' | 'when'>,
  subject: Readonly<Record<string, unknown>>,
): boolean => isAllowed(module, right) && isShown({ when }, subject);
