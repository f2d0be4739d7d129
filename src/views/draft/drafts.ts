import { session } from '../../../dataProvider/session';
import type { Values } from '../../../dataProvider/values';
import { isObject } from '../../../schemas/isObject';

/** What was typed into a form and not stored. */
export interface Draft {
  /** When it was typed last, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** The key under which it was sent to be created, if it was: it may have been. */
  readonly sentUnder?: string;
}

interface Kept {
  readonly key: string;
  readonly text: string;
}

const PREFIX = 'backoffice.draft.';
const MAX_AGE_MS = 7 * 86_400_000;
const MAX_DRAFTS = 50;
/** In characters, as browsers count what they keep. */
const MAX_SIZE = 200_000;

/** A draft from its text; `null` for what is none, or too old. */
export const readDraft = (text: string | null, now: number): Draft | null => {
  try {
    const { at, values, sentUnder }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    if (typeof at !== 'number' || !isObject(values) || Object.keys(values).length === 0)
      return null;
    if (now - at > MAX_AGE_MS) return null;
    return typeof sentUnder === 'string' ? { at, values, sentUnder } : { at, values };
  } catch {
    return null;
  }
};

/** Those of the kept drafts that have to go: what is none, what is too old, and the oldest beyond the bounds. */
export const surplusOf = (kept: readonly Kept[], now: number): readonly string[] => {
  const newestFirst = kept
    .map(({ key, text }) => ({ key, size: key.length + text.length, draft: readDraft(text, now) }))
    .toSorted((one, other) => (other.draft?.at ?? 0) - (one.draft?.at ?? 0));
  let count = 0;
  let size = 0;
  return newestFirst
    .filter((one) => {
      if (!one.draft || one.size > MAX_SIZE) return true;
      count += 1;
      size += one.size;
      return count > MAX_DRAFTS || size > MAX_SIZE;
    })
    .map(({ key }) => key);
};

/** What works as long as the browser's storage does: it may be full, refused or switched off. */
const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const allKept = (): readonly Kept[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }));

/** Drafts of forms, kept by this browser. What can't be kept is not: the form goes on all the same. */
export const drafts = {
  /**
   * Where the draft of a form is kept: for the person and the organisation at work now.
   *
   * @param place what is edited: a resource, a record, a part of it
   */
  keyOf: (place: readonly (string | number)[]): string => {
    const { user, organisation } = session.get() ?? {};
    return `${PREFIX}${[user?.id ?? '', organisation?.id ?? '', ...place].join('/')}`;
  },
  read: (key: string): Draft | null =>
    attempt(() => readDraft(localStorage.getItem(key), Date.now()), null),
  /** Keeps values; nothing is kept of none. */
  write: (key: string, values: Values, sentUnder?: string): void =>
    attempt(() => {
      if (Object.keys(values).length === 0) return localStorage.removeItem(key);
      const now = Date.now();
      const text = JSON.stringify({ at: now, values, sentUnder } satisfies Draft);
      const others = allKept().filter((kept) => kept.key !== key);
      const surplus = surplusOf([...others, { key, text }], now);
      for (const one of surplus) localStorage.removeItem(one);
      if (!surplus.includes(key)) localStorage.setItem(key, text);
    }, undefined),
  remove: (key: string): void => attempt(() => localStorage.removeItem(key), undefined),
};
