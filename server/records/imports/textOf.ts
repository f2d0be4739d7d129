import { Refusal } from '../../contract/Refusal';
import type { Pace } from '../../store/pace';

/** Bytes that are read at a time. */
const SLICE = 262_144;

/** The byte-order marks of UTF-16, by the encoding that they stand for. */
const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

// A text has none of these; what else is in a file isn't text.
const CONTROLS = /[^\P{Cc}\t\r\n]/u;

const isMarked = (bytes: Buffer, [first, second]: readonly [number, number]): boolean =>
  bytes[0] === first && bytes[1] === second;

/** What Windows has where Latin-1 has controls, from 0x80; Node's own decoder has the controls there as well. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** @param name in a refusal. @throws Refusal 415 for what is no text */
const decodeWith = async (
  decode: (bytes: Buffer, isLast: boolean) => string,
  bytes: Buffer,
  name: string,
  pace: Pace,
): Promise<string> => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE) {
    const part = decode(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    if (CONTROLS.test(part)) throw new Refusal(415, 'server.imports.noText', { name });
    parts.push(part);
    await pace();
  }
  return parts.join('');
};

const decoding = (encoding: string) => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes: Buffer, isLast: boolean) => decoder.decode(bytes, { stream: !isLast });
};

/** Text in UTF-8 with or without a mark, in UTF-16 with one, or else as older Windows programs write it. */
const decode = async (bytes: Buffer, name: string, pace: Pace): Promise<string> => {
  const marked = Object.entries(MARKS).find(([, mark]) => isMarked(bytes, mark));
  try {
    return await decodeWith(decoding(marked?.[0] ?? 'utf-8'), bytes, name, pace);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (marked) throw new Refusal(415, 'server.imports.noText', { name });
    return decodeWith(decodeWindows, bytes, name, pace);
  }
};

/** The text of a file. @throws Refusal 400 for an empty one, 415 for what is no text */
export const textOf = async (bytes: Buffer, name: string, pace: Pace): Promise<string> => {
  const text = await decode(bytes, name, pace);
  if (text.trim() === '') throw new Refusal(400, 'server.request.fileEmpty', { name });
  return text;
};
