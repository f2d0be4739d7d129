import type { Resource } from '../schemas';

/** Gives the definition of a resource, loading it when it isn't there yet. */
export type Definitions = (name: string) => Promise<Resource>;
