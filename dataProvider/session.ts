import { type Access, readAccess, type Writer } from '../schemas';
import { isObject } from '../schemas/isObject';

export interface SessionOrganisation {
  id: number;
  organisationId: string;
  name: string;
  /** 0 of one that is suspended. */
  active?: 0;
  /** Where its days begin and end; known of the active one. */
  timeZone?: string;
}

export interface SessionUser {
  id: number;
  firstName: string;
  insertions: string;
  lastName: string;
  email: string;
}

/** Who is signed in, for which organisation, with which rights by module. */
export interface Session {
  sessionId: string;
  user: SessionUser;
  organisation: SessionOrganisation;
  organisations: readonly SessionOrganisation[];
  access: Readonly<Record<string, Access>>;
  /** An administrator of the provider, whichever organisation is active. */
  isProvider?: boolean;
  /** The fewest characters of a new password, where they are more than the least. */
  passwordLength?: number;
  /** The password was generated: one of their own comes before anything else. */
  mustChoosePassword?: boolean;
  /** What comes before anything else of a second factor that is demanded: one is set up, or used. */
  needsSecondFactor?: 'setUp' | 'confirm';
  /** The password breaks the rule of today. */
  passwordIsWeak?: boolean;
  /**
   * The lists that have views, by the names of their resources, each with the query that it opens with. A server that
   * keeps no views names none.
   */
  views?: Readonly<Record<string, string>>;
  /** The server keeps what people write about records. */
  keepsComments?: true;
  /** The server keeps what people follow. */
  keepsFollows?: true;
  /** Resources whose records have no history, and so no comments and nobody who follows them. */
  withoutHistory?: readonly string[];
}

const STORAGE_KEY = 'backoffice.session';

const isNeeded = (sent: unknown): sent is 'setUp' | 'confirm' =>
  sent === 'setUp' || sent === 'confirm';

/** Reads the session that the server answers; `null` when it isn't one. */
export const readSession = (body: Record<string, unknown>): Session | null => {
  if (typeof body.sessionId !== 'string' || typeof body.organisation !== 'object') return null;
  const access = Object.entries((body.access ?? {}) as Record<string, unknown>);
  return {
    sessionId: body.sessionId,
    user: body.user as SessionUser,
    organisation: body.organisation as SessionOrganisation,
    organisations: (body.organisations ?? []) as SessionOrganisation[],
    access: Object.fromEntries(access.map(([module, flags]) => [module, readAccess(flags)])),
    ...(body.isProvider === true && { isProvider: true }),
    ...(typeof body.passwordLength === 'number' && { passwordLength: body.passwordLength }),
    ...(body.mustChoosePassword === true && { mustChoosePassword: true }),
    ...(isNeeded(body.needsSecondFactor) && { needsSecondFactor: body.needsSecondFactor }),
    ...(body.passwordIsWeak === true && { passwordIsWeak: true }),
    ...(body.keepsComments === true && { keepsComments: true }),
    ...(body.keepsFollows === true && { keepsFollows: true }),
    ...(Array.isArray(body.withoutHistory) && { withoutHistory: body.withoutHistory.map(String) }),
    ...(isObject(body.views) && { views: body.views as Session['views'] }),
  };
};

/** Whether what was stored is a session of this version; anything else counts as signed out. */
const isSession = (stored: unknown): stored is Session =>
  isObject(stored) &&
  typeof stored.sessionId === 'string' &&
  isObject(stored.user) &&
  isObject(stored.organisation) &&
  isObject(stored.access);

const restore = (): Session | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
};

let current: Session | null | undefined;
/** What another window has made of it, as long as this one can't follow. */
let waiting: Session | null = null;
let isHeld = (): boolean => false;
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

const isSwitched = (next: Session | null): boolean =>
  current?.user.id === next?.user.id && current?.organisation.id !== next?.organisation.id;

/** Follows another window, unless it has switched the organisation while something is typed here. */
const follow = (): void => {
  const next = restore();
  const waits = isSwitched(next) && isHeld();
  waiting = waits ? next : null;
  if (!waits) current = next;
};

/**
 * One for all who listen: between those of an event the browser has React draw, and a part of a page that learns of
 * another organisation before what is around it would ask for what it shows in that one's name.
 */
const onStorage = (event: StorageEvent): void => {
  if (event.key !== STORAGE_KEY) return;
  follow();
  notify();
};

/** The session of this browser, shared by all its tabs. */
export const session = {
  get: (): Session | null => {
    current ??= restore();
    return current;
  },
  set: (next: Session | null): void => {
    current = next;
    waiting = null;
    if (next) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else localStorage.removeItem(STORAGE_KEY);
    notify();
  },
  /** The session for another organisation that another window has chosen and this one hasn't followed yet. */
  waiting: (): Session | null => waiting,
  /** Takes over what another window has chosen. */
  follow: (): void => {
    if (!waiting) return;
    current = waiting;
    waiting = null;
    notify();
  },
  /** @param isTyping whether this window has work of the organisation that it is in */
  holdWhile: (isTyping: () => boolean): void => {
    isHeld = isTyping;
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};

/** Whether the session's user has a right on a module; `null` stands for what everyone has. */
export const isAllowed = (module: string | null, right: keyof Access): boolean =>
  module === null || (session.get()?.access[module]?.[right] ?? false);

/** Whether the session's user is one of those who alone write something; whoever has the right is, where nobody is named. */
export const isWriter = (writer: Writer | undefined): boolean =>
  writer === undefined || session.get()?.isProvider === true;
