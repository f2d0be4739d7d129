/** What may stand for one cookie: `name=value`, without what would end or separate it. */
const COOKIE = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+=[^\s",;\\]*$/;

/** A part of a host's name. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]{0,61}[\\p{L}\\p{N}])?';

/** Names of servers, and their numeric addresses, without scheme, port and path. */
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.?$`, 'iu');

/** The numeric address of a server, where it is written in groups. */
const GROUPS = /^\[?[\da-f:.]+\]?$/i;

/** The longest name that a server can have. */
const LONGEST_HOST = 253;

/** Whether a text is valid, by the name under which fields ask for it and messages report what is wrong. */
export const formats = {
  cookie: (value) => COOKIE.test(value),
  host: (value) =>
    value.length <= LONGEST_HOST &&
    (HOST.test(value) || (value.includes(':') && GROUPS.test(value))),
  /** Where a machine is: a name, or an address, which is all that is made of numbers and dots. */
  machine: (value) => {
    if (!/^[\d.]+$/.test(value)) return !/\s/.test(value);
    const parts = value.split('.');
    return (
      parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
    );
  },
  /** A percentage that nothing reckons with here: it travels as it was written. */
  percentText: (value) => /^\d{1,3}(?:[.,]\d+)?$/.test(value),
} satisfies Readonly<Record<string, (value: string) => boolean>>;

export type FormatName = keyof typeof formats;
