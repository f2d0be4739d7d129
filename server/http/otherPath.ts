/** A part of paths that callers may leave out. */
const OPTIONAL = 'webshop/';

/** Calls whose own paths are short, and are taken with that part as well. */
const SHORT = ['kioskapps', 'propertytemplates'];

/** The other path by which some callers know a call: one of the web shop without its first part, or with it. */
export const otherPath = (path: string): string | undefined => {
  if (SHORT.includes(path)) return `${OPTIONAL}${path}`;
  return path.startsWith(OPTIONAL) ? path.slice(OPTIONAL.length) : undefined;
};
