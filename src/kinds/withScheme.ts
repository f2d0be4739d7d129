/** A web address with its scheme, `https` where it has none. */
export const withScheme = (value: string): string =>
  /^https?:\/\//i.test(value) ? value : `https://${value}`;
