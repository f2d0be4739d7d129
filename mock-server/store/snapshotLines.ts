import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Characters that are read at a time. */
const PART = 262_144;

/** The line with a checksum of all that follow it. */
const CHECKSUM = /^"_checksum":\{"crc32":"([0-9a-f]{8})"\},$/;

/** Where the next line stands. */
type Place = 'opening' | 'name' | 'first row' | 'row' | 'end of rows' | 'closing' | 'end';

/** Takes a line, without the comma that it may end with. @returns the place of the next; nothing where it can't stand */
type Take = (text: string, hasComma: boolean) => Place | undefined;

/** A line that has to be this one. */
const only =
  (expected: string, next: Place): Take =>
  (text, hasComma) =>
    text === expected && !hasComma ? next : undefined;

/** Puts together what the lines of a snapshot hold, in which each row has a line of its own. */
class SnapshotLines {
  private readonly values = new Map<string, unknown>();
  private rows: unknown[] = [];
  private place: Place | undefined = 'opening';
  private expected: number | undefined;
  private checksum = 0;

  /** @returns whether the line may stand where it does. @throws SyntaxError when it is no JSON */
  take(line: string): boolean {
    const [, checksum] = this.place === 'name' ? (CHECKSUM.exec(line) ?? []) : [];
    if (checksum !== undefined) this.expected = Number.parseInt(checksum, 16);
    else if (this.place !== 'end') this.checksum = crc32(`${line}\n`, this.checksum);
    if (this.place === 'opening') this.checksum = 0;
    const hasComma = line.endsWith(',');
    const text = hasComma ? line.slice(0, -1) : line;
    this.place = this.place && this.takes[this.place](text, hasComma);
    return this.place !== undefined;
  }

  /** All values by their names; `undefined` where lines are missing, or aren't those that the checksum was made of. */
  all(): Readonly<Record<string, unknown>> | undefined {
    const isSame = !this.values.has('_checksum') || this.expected === this.checksum;
    return this.place === 'end' && isSame ? Object.fromEntries(this.values) : undefined;
  }

  /** A name with all that it has, or with rows that follow. */
  private readonly takeName: Take = (text, hasComma) => {
    const isOpen = text.endsWith(':[') && !hasComma;
    const named: object = JSON.parse(`{${text}${isOpen ? ']' : ''}}`);
    for (const [name, value] of Object.entries(named)) {
      this.values.set(name, value);
      if (isOpen && Array.isArray(value)) this.rows = value;
    }
    return isOpen ? 'first row' : hasComma ? 'name' : 'closing';
  };

  private readonly takeRow: Take = (text, hasComma) => {
    this.rows.push(JSON.parse(text));
    return hasComma ? 'row' : 'end of rows';
  };

  private readonly takeEnd: Take = (text, hasComma) => {
    if (text !== ']') return undefined;
    return hasComma ? 'name' : 'closing';
  };

  private readonly takes: Readonly<Record<Place, Take>> = {
    opening: only('{', 'name'),
    name: this.takeName,
    'first row': (text, hasComma) => this.takeEnd(text, hasComma) ?? this.takeRow(text, hasComma),
    row: this.takeRow,
    'end of rows': this.takeEnd,
    closing: only('}', 'end'),
    end: only('', 'end'),
  };
}

const takeAll = async (path: string, lines: SnapshotLines): Promise<boolean> => {
  let rest = '';
  for await (const part of createReadStream(path, { encoding: 'utf8', highWaterMark: PART })) {
    rest += part;
    // A line that is longer than many parts is put together once.
    if (!part.includes('\n')) continue;
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    if (!whole.every((line) => lines.take(line))) return false;
  }
  return lines.take(rest);
};

/**
 * Reads a snapshot a line at a time. Whoever reads it as one text holds the file three times, as bytes, as text and as
 * values, and keeps the room for that long afterwards.
 *
 * @returns `undefined` when a line isn't where a snapshot as it is written has it: a person may have laid it out anew, or
 *   it is damaged
 */
export const readSnapshotLines = async (
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const lines = new SnapshotLines();
  try {
    return (await takeAll(path, lines)) ? lines.all() : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
