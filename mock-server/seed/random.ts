/** A source of repeatable chance: the same subject gives the same draws on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws Error when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** One of the choices, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** At most `count` different members, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Text of `length` characters out of `alphabet`. */
  text(alphabet: string, length: number): string;
}

const hash = (text: string): number => {
  let state = 2_166_136_261;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return state >>> 0;
};

/** mulberry32: small, quick and even enough for demo data. */
const mulberry = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * @param subject names the stream of draws. Subjects draw independently, so that a change to one leaves
 *   the data of the others as they were.
 */
export const randomOf = (subject: string): Random => {
  const next = mulberry(hash(subject));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error(`Nothing to pick from for ${subject}`);
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices)[0];
    },
    sample: (list, count) => {
      const drawn = list.map((member, index) => ({ member, index, rank: next() }));
      return drawn
        .sort((one, other) => one.rank - other.rank)
        .slice(0, count)
        .sort((one, other) => one.index - other.index)
        .map(({ member }) => member);
    },
    text: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  };
};
