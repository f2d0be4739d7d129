/** A message about a file, with its name where that doesn't include it. */
export const aboutFile = ({ name }: File, text: string): string =>
  text.includes(name) ? text : `${name}: ${text}`;
