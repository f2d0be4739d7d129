/** Where a new record is made: what its place gives it, as one text. */
export const placeOf = (given: Readonly<Record<string, unknown>> = {}): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
