import { readNumber } from '../schemas/codec';
import { isObject } from '../schemas/isObject';
import { listOf } from './carried';
import { request } from './http';
import { newKey } from './once';

/** A record that stays as it is, or part of it, and why. */
export interface NotUndone {
  readonly resource: string;
  readonly kind: string;
  readonly recordId: number;
  readonly name: string;
  readonly reason: string;
}

/** How far the way back has come. */
export interface UndoProgress {
  readonly done: number;
  readonly of: number;
  readonly notUndone: readonly NotUndone[];
}

const TIMEOUT_MS = 120_000;

const leftIn = (wire: unknown): NotUndone => {
  const row = isObject(wire) ? wire : {};
  const text = (name: string) => String(row[name] ?? '');
  return {
    resource: text('resource'),
    kind: text('kind'),
    recordId: readNumber(row.recordId) ?? 0,
    name: text('name'),
    reason: text('reason'),
  };
};

/**
 * Takes back what was done at once, portion by portion.
 *
 * @param onProgress called after each
 * @returns the server's message, and what stays as it is
 */
export const undoAct = async (
  id: number,
  onProgress: (progress: UndoProgress) => void,
): Promise<{ readonly message: string; readonly notUndone: readonly NotUndone[] }> => {
  const act = newKey();
  const notUndone: NotUndone[] = [];
  let done = 0;
  let of = 0;
  let before: unknown;
  for (;;) {
    const { body, message } = await request(`activity/${id}`, {
      method: 'POST',
      isQuiet: 'whenGood',
      timeoutMs: TIMEOUT_MS,
      act,
      body: { function: 'undo', before, left: notUndone.length },
    });
    notUndone.push(...listOf(body.notUndone).map(leftIn));
    done += readNumber(body.done) ?? 0;
    of = readNumber(body.of) ?? of;
    onProgress({ done, of, notUndone });
    before = body.next ?? undefined;
    if (before === undefined) return { message, notUndone };
  }
};
