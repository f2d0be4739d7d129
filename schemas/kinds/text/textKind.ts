import { type Kind, kind, type Problem } from '../Kind';

interface Taking extends Omit<TextOptions, 'takes'> {
  takes?: string;
}

export interface TextOptions {
  /** Most characters that may be entered. */
  maxLength?: number;
  /** Any text is right: where the kind helps to enter it and asks for nothing. */
  takes?: 'anyText';
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

/** A kind whose value is a text on both sides of the wire, with an own check on filled values. */
export const textKind = <Options extends Taking = TextOptions>(
  samples: readonly string[],
  check?: (value: string, field: Options) => Problem | undefined,
): Kind<string, Options> =>
  kind<string, Options>()({
    empty: () => '',
    parse: asText,
    serialize: (value) => value,
    check: (value, field) =>
      field.maxLength !== undefined && value.length > field.maxLength
        ? { message: 'maxLength', params: { max: field.maxLength } }
        : value === '' || field.takes === 'anyText'
          ? undefined
          : check?.(value, field),
    traits: { isText: true },
    samples: () => samples,
  });
