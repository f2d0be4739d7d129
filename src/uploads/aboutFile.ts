/** What is said of a file, with its name where that doesn't say it itself. */
export const aboutFile = ({ name }: File, text: string): string =>
  text.includes(name) ? text : `${name}: ${text}`;
