import type { Behaviour } from './Behaviour';

/** What resources do beyond their definitions, by the resource's name. */
export const behaviours: Readonly<Record<string, Behaviour>> = {};

const NONE: Behaviour = {};

/** The behaviour of a resource; an empty one where the definition says it all. */
export const behaviourOf = (name: string): Behaviour => behaviours[name] ?? NONE;
