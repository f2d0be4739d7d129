import { type Kind, kind, type Problem } from '../Kind';

interface Taking extends Omit<TextOptions, 'takes'> {
  takes?: string;
}

export interface TextOptions {
  /** Most characters that may be entered, where that isn't the kind's own number. */
  maxLength?: number;
  /** Any text is right: where the kind helps to enter it and asks for nothing. */
  takes?: 'anyText';
  /** A code or a number, no words: it is entered in a control as wide as one. */
  isCode?: true;
  /** A button beside it fills it in, with a UUID in capitals. */
  generates?: 'capitalUuid';
}

/** Reads whatever stands for a text; objects as their JSON. */
export const asText = (wire: unknown): string =>
  wire === null || wire === undefined
    ? ''
    : typeof wire === 'object'
      ? JSON.stringify(wire)
      : String(wire);

/** The problem of a text that is longer than it may be. */
export const tooLong = (value: string, max: number): Problem | undefined =>
  value.length > max ? { message: 'maxLength', params: { max } } : undefined;

/**
 * A kind whose value is a text on both sides of the wire, with an own check on filled values.
 *
 * @param longest most characters of a field that gives no number of its own
 */
export const textKind = <Options extends Taking = TextOptions>(
  longest: number,
  samples: readonly string[],
  check?: (value: string, field: Options) => Problem | undefined,
): Kind<string, Options> =>
  kind<string, Options>()({
    empty: () => '',
    parse: asText,
    serialize: (value) => value,
    longest,
    check: (value, field) =>
      tooLong(value, field.maxLength ?? longest) ??
      (value === '' || field.takes === 'anyText' ? undefined : check?.(value, field)),
    traits: { isText: true },
    samples: () => samples,
  });
