import { AccessRights } from '../access/access';
import { Sessions } from '../access/sessions';
import { SignInThrottle } from '../access/signInThrottle';
import type { Clock } from '../contract/clock';
import { createTranslate, type Translate } from '../contract/translate';
import type { PostOffice } from '../services/mail/PostOffice';
import type { FileStore } from '../store/FileStore';
import type { OpenStore } from '../store/Store';

/** All that a server is made of; whoever needs something is given this. */
export interface ServerContext {
  readonly store: OpenStore;
  readonly files: FileStore;
  readonly mail: PostOffice;
  readonly clock: Clock;
  readonly translate: Translate;
  readonly sessions: Sessions;
  readonly access: AccessRights;
  readonly throttle: SignInThrottle;
  /** Most bytes of one file of the media library. */
  readonly mediaMaxBytes: number;
  /** Folder of the built app. */
  readonly appFolder: string;
  /** Takes errors that no caller is to blame for. */
  readonly log: (error: unknown) => void;
}

export type ContextParts = Pick<ServerContext, 'store' | 'files' | 'mail' | 'appFolder'> &
  Partial<Pick<ServerContext, 'clock' | 'log'>> & {
    /** Minutes without a call after which a session ends. */
    readonly sessionMinutes: number;
    /** Most megabytes of one file of the media library. */
    readonly mediaMaxMegabytes: number;
  };

const MEGABYTE = 1024 * 1024;

export const createContext = ({
  store,
  files,
  mail,
  appFolder,
  sessionMinutes,
  mediaMaxMegabytes,
  clock = Date.now,
  log = console.error,
}: ContextParts): ServerContext => ({
  store,
  files,
  mail,
  appFolder,
  mediaMaxBytes: mediaMaxMegabytes * MEGABYTE,
  clock,
  log,
  translate: createTranslate(),
  sessions: new Sessions(store, clock, sessionMinutes),
  access: new AccessRights(store),
  throttle: new SignInThrottle(clock),
});
