import { readNumber } from '../../schemas/codec';
import { isObject } from '../../schemas/isObject';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';
import { readText } from '../envelope';

const effects = [
  'keeps',
  'replaced',
  'removed',
  'cleared',
  'archived',
  'hidden',
  'reached',
  'beside',
] as const;

/** What keeps a record from being deleted with others, each of which would need another in its place. */
const keeping = ['keeps', 'replaced'];

/** The most that are named. */
const NAMED = 5;

/** One of the records that refer to what is to be deleted. */
interface UsingRecord {
  readonly id: number;
  readonly title: string;
  /** Devices show it by now. */
  readonly isOnAir?: true;
}

/** Records of one resource that refer to what is to be deleted. */
export interface Using {
  resource: string;
  /** What they are called, one and several, where they are no resource. */
  name?: string;
  /**
   * They keep it from being deleted, need another in its place, go with it, or lose it; a function hides something of
   * them or reaches them, or they do what it does as well.
   */
  effect: (typeof effects)[number];
  total: number;
  /** Some of them. */
  named: readonly UsingRecord[];
}

/** What is known of records before they are deleted. */
export interface Usage {
  using: readonly Using[];
  /** Why some of them can't be deleted at all, whatever refers to them. */
  refused: readonly string[];
  /** Those of them that can't be deleted, or not without another one in their place. */
  kept: readonly number[];
  /** What may not be meant of what is about to be done. */
  doubts: readonly string[];
}

/** What is asked of a record in place of its deletion: the removal of a row, by its sub-list and id, or a function. */
export type UsageOf = { readonly part: string; readonly row: number } | { readonly fn: string };

const namedOf = (rows: unknown): Using['named'] =>
  (Array.isArray(rows) ? rows : []).filter(isObject).map(({ id, title, isOnAir }) => ({
    id: readNumber(id) ?? 0,
    title: String(title ?? ''),
    ...(isOnAir === 1 && { isOnAir: true as const }),
  }));

const usingOf = (row: Record<string, unknown>): Using => ({
  resource: String(row.resource ?? ''),
  ...(typeof row.name === 'string' && { name: row.name }),
  effect: effects.find((effect) => effect === row.effect) ?? 'cleared',
  total: Number(row.total ?? 0),
  named: namedOf(row.rows),
});

/** Those of both, each once: what refers to several records is answered for each of them. */
const together = (one: Using, other: Using): Using => {
  const again = other.named.filter(({ id }) => one.named.some((known) => known.id === id));
  return {
    ...one,
    total: one.total + other.total - again.length,
    named: [...one.named, ...other.named.filter((named) => !again.includes(named))],
  };
};

/** Adds up what the server answers for each of several records, the reasons that keep them first. */
export const readUsage = (answers: readonly (readonly unknown[])[]): readonly Using[] => {
  const found = new Map<string, Using>();
  for (const using of answers.flat().filter(isObject).map(usingOf)) {
    const key = `${using.resource} ${using.effect}`;
    const known = found.get(key);
    found.set(key, known ? together(known, using) : using);
  }
  return [...found.values()]
    .map((using) => ({ ...using, named: using.named.slice(0, NAMED) }))
    .toSorted((one, other) => effects.indexOf(one.effect) - effects.indexOf(other.effect));
};

/** The call that answers what uses records. */
export const usageCalls = (definitionOf: Definitions) => ({
  /** What uses the files of a folder, and how many of them are used. */
  getFolderUsage: async (
    folderId: number,
    signal?: AbortSignal,
  ): Promise<{ using: readonly Using[]; used: number }> => {
    const definition = await definitionOf('media');
    const spec = { method: 'GET', path: `${definition.path}/folders/{id}/usage` } as const;
    const options = { isRead: true, isQuiet: true, signal };
    const { body, rows } = await callServer(spec, definition, { id: folderId }, options);
    return { using: readUsage([rows]), used: Number(body.used ?? 0) };
  },

  /** What refers to records, and why they must stay: a call of ours, which other servers answer with nothing. */
  getUsage: async (
    resource: string,
    ids: readonly number[],
    { of = {}, signal }: { of?: UsageOf | Record<string, never>; signal?: AbortSignal } = {},
  ): Promise<Usage> => {
    const definition = await definitionOf(resource);
    const spec = { method: 'GET', path: `${definition.path}/{id}/usage` } as const;
    const options = { isRead: true, isQuiet: true, signal, args: of };
    const answers = await Promise.all(
      ids.map((id) => callServer(spec, definition, { id }, options)),
    );
    const reasons = answers.map(({ body }) => readText(body.refused));
    const isKept = (place: number): boolean =>
      typeof reasons[place] === 'string' ||
      readUsage([answers[place]?.rows ?? []]).some(({ effect }) => keeping.includes(effect));
    return {
      using: readUsage(answers.map(({ rows }) => rows)),
      refused: reasons.flatMap((reason) => reason ?? []),
      kept: ids.filter((_, place) => isKept(place)),
      doubts: answers.flatMap(({ body: { doubts } }) =>
        Array.isArray(doubts) ? doubts.map(String) : [],
      ),
    };
  },
});
