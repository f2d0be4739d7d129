import { type Kind, kind } from './Kind';
import { tooLong } from './text/textKind';

const LONGEST = 200_000;

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

/** A JSON document, kept as the text that was typed so that nothing is lost while it is wrong. */
export const json: Kind<string> = kind<string>()({
  empty: () => '',
  parse: (wire) =>
    wire === null || wire === undefined
      ? ''
      : typeof wire === 'string'
        ? wire
        : JSON.stringify(wire, null, 2),
  serialize: (value) => value,
  longest: LONGEST,
  check: (value) =>
    tooLong(value, LONGEST) ??
    (value.trim() === '' || isJson(value) ? undefined : { message: 'json' }),
  traits: { isUnsortable: true, isOwnPageOnly: true, mergesBy: 'parts' },
  samples: () => ['', '{"brightness":80}', '[1,\n 2]'],
});
