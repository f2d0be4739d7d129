import type { Operation } from '../contract/CallContext';

/** A part of paths that callers may leave out. */
const OPTIONAL = 'webshop/';

/** Calls whose own paths are short, and are taken with that part as well. */
const SHORT = ['kioskapps', 'propertytemplates'];

/** Ticketing is called by short paths, and taken below its own as well. */
const TICKETING = 'ticketing';

/**
 * The other path by which some callers know a call: one of the web shop without its first part, or with it; one of
 * ticketing below that of the module.
 */
export const otherPath = ({
  path,
  modules: [module],
}: Pick<Operation, 'path' | 'modules'>): string | undefined => {
  if (SHORT.includes(path)) return `${OPTIONAL}${path}`;
  if (module === TICKETING && !path.startsWith(`${TICKETING}/`)) return `${TICKETING}/${path}`;
  return path.startsWith(OPTIONAL) ? path.slice(OPTIONAL.length) : undefined;
};
