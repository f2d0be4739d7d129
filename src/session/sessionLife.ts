import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { request } from '../../dataProvider/http';
import { readSession, type Session, session } from '../../dataProvider/session';
import type { Resource } from '../../schemas';
import { expiredSession } from './expiredSession';

/** A stored session counts as running when the server has confirmed it, or couldn't be reached. */
let isConfirmed = false;

const isRefusal = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof HttpError && codes.includes(error.status);

/**
 * Looks whether a failure means that the session has ended. If so the person is asked to sign in
 * over the open page; at the start, when nothing can have been typed, on the sign-in page.
 */
export const noteFailure = (error: unknown): void => {
  // Something is demanded of the person by now, which the session then has.
  if (error instanceof HttpError && error.body?.answer?.needsSecondFactor) void confirmSession();
  if (!isRefusal(error, 401) || session.get() === null) return;
  if (isConfirmed) expiredSession.set(true);
  else session.set(null);
};

/** Asks the server about the stored session, and takes over what has changed in rights and names. */
export const confirmSession = async (): Promise<void> => {
  const stored = session.get();
  if (!stored) return;
  try {
    const { body } = await request('session', { isQuiet: true });
    const running = readSession(body);
    if (!running || session.get() !== stored) return;
    isConfirmed = true;
    if (JSON.stringify(running) !== JSON.stringify(stored)) session.set(running);
  } catch (error) {
    // Not reached is not refused: the pages report themselves what they can't read.
    if (!isRefusal(error, 401, 403)) isConfirmed = true;
    else if (session.get() === stored) session.set(null);
  }
};

/**
 * Asks again after a change of what names and rights follow from: the person's own record, which belongs
 * to no module, and those of administration.
 */
export const confirmRights = async ({ module }: Pick<Resource, 'module'>): Promise<void> => {
  if (module === null || module === 'administration') await confirmSession();
};

const isSameWork = (one: Session | null, other: Session | null): boolean =>
  one?.user.id === other?.user.id && one?.organisation.id === other?.organisation.id;

/**
 * Keeps what is cached in step with the session, whichever window changes it: nothing of another
 * person or organisation stays, and a renewed session reads again what was refused.
 */
export const followSession = (client: QueryClient): void => {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const previous = before;
    before = now;
    if (now?.sessionId !== previous?.sessionId) {
      isConfirmed = now !== null;
      expiredSession.set(false);
    }
    if (!isSameWork(previous, now)) client.clear();
    else if (now?.sessionId !== previous?.sessionId) void client.invalidateQueries();
  });
};
