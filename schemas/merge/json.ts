import { isObject } from '../isObject';
import { isSame, type Merged, type Preferred, type Sides, unlessBoth } from './sides';

type Parts = Readonly<Record<string, unknown>>;

/** The parts of a text of JSON, by their names; `undefined` where it is none, or has none. */
export const partsOfJson = (text: unknown): Parts | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

/** Parts as text, written as another text is: on one line, or on several. */
const written = (parts: Parts, like: unknown): string =>
  JSON.stringify(parts, null, String(like).includes('\n') ? 2 : undefined);

/** Texts of JSON part by part; as a whole where one of them has no parts. */
export const mergeJson = (sides: Sides, prefers: Preferred): Merged => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(partsOfJson);
  if (!base || !mine || !theirs) return { value: sides[prefers], touches: true };
  let touches = false;
  const parts = Object.keys({ ...theirs, ...mine }).map((name) => {
    const of = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const one = unlessBoth(of);
    touches ||= one === undefined;
    return [name, one ? one.value : of[prefers]] as const;
  });
  const merged = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  const same = [sides.theirs, sides.mine].find((text) => isSame(partsOfJson(text), merged));
  return { value: same ?? written(merged, sides.theirs), touches };
};
