import { menu } from 'virtual:resources';
import type { AuthProvider } from 'react-admin';
import { request } from '../../dataProvider/http';
import type { Proof } from '../../dataProvider/secondFactor';
import { isAllowed, readSession, type Session, session } from '../../dataProvider/session';
import type { Right } from '../../schemas';
import { personName } from '../session/personName';
import { noteFailure } from '../session/sessionLife';
import { signOutHere } from '../session/signOut';

/** What somebody signs in by; with a second factor where one is asked for, or by a passkey alone. */
export interface Credentials extends Proof {
  email?: string;
  password?: string;
}

/** Begins a session on the server. Refusals are thrown as `HttpError`, for the form to show. */
export const openSession = async (credentials: Credentials): Promise<Session> => {
  const isByPasskey = credentials.password === undefined;
  const { body } = await request(isByPasskey ? 'session/passkey/answer' : 'session', {
    method: 'POST',
    body: { ...credentials },
    isQuiet: true,
  });
  const opened = readSession(body);
  if (!opened) throw new Error('The server signed in without a session.');
  return opened;
};

const rights: Readonly<Record<string, Right>> = {
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** React-admin's view of the session. */
export const authProvider = {
  login: async (credentials: Credentials) => session.set(await openSession(credentials)),

  /** Ends the session here also when the server can't be reached. */
  logout: async () => {
    await request('session', { method: 'DELETE', isQuiet: true }).catch(() => undefined);
    signOutHere();
  },

  checkAuth: async () => {
    if (!session.get()) throw new Error('Nobody is signed in.');
  },

  // Never refuses: react-admin would leave the page, and what was typed would be gone.
  checkError: async (error: unknown) => noteFailure(error),

  getIdentity: async () => {
    const user = session.get()?.user;
    if (!user) throw new Error('Nobody is signed in.');
    return { id: user.id, fullName: personName(user) };
  },

  getPermissions: async () => session.get()?.access,

  canAccess: async ({ action, resource }) => {
    const entry = menu.find(({ name }) => name === resource);
    return isAllowed(entry?.module ?? null, rights[action] ?? 'read');
  },
} satisfies AuthProvider;
