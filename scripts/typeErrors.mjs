/** @typedef {{ place: string, lines: string[] }} TypeError */

/** An object type in full adds nothing to its name: what holds more than this is shortened. */
const LONGEST = 60;

/**
 * The errors in what the type checker prints plainly, each with its lines from the outermost to the cause.
 *
 * @type {(output: string) => TypeError[]}
 */
const errorsIn = (output) => {
  /** @type {TypeError[]} */
  const errors = [];
  for (const line of output.split('\n')) {
    const [, file, at, message] = /^(\S.*?)\((\d+,\d+)\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file && at && message)
      errors.push({ place: `${file}:${at.replace(',', ':')}`, lines: [message] });
    else if (/^\s+\S/.test(line)) errors.at(-1)?.lines.push(line.trim());
  }
  return errors;
};

/** @type {(line: string) => string} */
const shortened = (line) =>
  line.replace(/'(\{[^']*\})'/g, (quoted, type) => (type.length > LONGEST ? "'{ … }'" : quoted));

/**
 * Each error as its place and its cause, which the type checker prints last, below the types around it.
 *
 * @type {(output: string) => string} what `tsc --pretty false` printed; '' where it found nothing
 */
export const causesOf = (output) => {
  const errors = errorsIn(output).map(({ place, lines }) => {
    const path = lines.flatMap(
      (line) => /^(?:Types of property|Property) '(\w+)'/.exec(line)?.[1] ?? [],
    );
    const cause = shortened(lines.at(-1) ?? '');
    return `${place}\n  ${path.length > 1 ? `${path.join('.')}: ` : ''}${cause}`;
  });
  return errors.length === 0 ? output.trim() : errors.join('\n');
};
