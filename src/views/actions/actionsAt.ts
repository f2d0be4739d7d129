import { isAllowed } from '../../../dataProvider/session';
import type { ActionSpec, Resource } from '../../../schemas';

type Place = NonNullable<ActionSpec['at']> | 'record';
/** Rows of a record's part. */
export type PartPlace = Exclude<Place, string>;

/** A place as one word: `subList rates`. */
const wordOf = (place: Place): string =>
  typeof place === 'string' ? place : Object.entries(place).flat().join(' ');

/** The actions whose buttons stand at a place, by name. */
export const actionsAt = (
  { actions }: Resource,
  place: Place,
): readonly (readonly [string, ActionSpec])[] =>
  Object.entries(actions).filter(([, spec]) => wordOf(spec.at ?? 'record') === wordOf(place));

/** Whether the person at work is offered buttons at a place: rows without any have no column for them. */
export const hasActions = (definition: Resource, place: Place): boolean =>
  actionsAt(definition, place).some(([, { right = 'update' }]) =>
    isAllowed(definition.module, right),
  );
