import type { ReceivedFile } from '../files/FileStore';
import type { Organisation } from '../tables/organisation/organisations';
import type { User } from '../tables/organisation/users';
import type { Locale, TextKey, TextParams } from './translate';

/** Which files a call takes. */
export interface UploadRules {
  /** Most bytes of one file. */
  readonly maxBytes: number;
  /** Media types by content, such as `image/png` or `image/*`; every type unless given. */
  readonly accept?: readonly string[];
  /** Most files at a time, one by default. */
  readonly maxFiles?: number;
}

/** A file that came with a call. It is gone after the call unless `file.keep()` was called. */
export interface Upload {
  /** The part of the form that it came in. */
  readonly part: string;
  /** What the sender calls it, without folders. */
  readonly name: string;
  readonly file: ReceivedFile;
}

/** What was asked, whoever asks it. */
export interface Call {
  readonly locale: Locale;
  /** Where the caller connects from. */
  readonly address: string;
  /** Where the caller reaches the server, from outside, such as `https://office.example.com`. */
  readonly origin: string;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The query's parameters, each as one text. */
  readonly query: Readonly<Record<string, string>>;
  /** The same, each with all the values that it was given. */
  readonly queryValues: Readonly<Record<string, readonly string[]>>;
  /** The fields that were sent, as they came. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The version that the caller knows of what it changes, as it came. */
  readonly ifMatch?: string;
  /** The caller would rather be asked than have what is doubtful taken as it is (`Prefer: handling=strict`). */
  readonly isStrict?: boolean;
  /** The caller's own name for what it creates, by which a repeat is known. */
  readonly idempotencyKey?: string;
  /** The caller's own name for what several calls of theirs do together. */
  readonly act?: string;
  /** The files that were sent; kept only by `file.keep()`. */
  readonly uploads: readonly Upload[];
  /** Aborted once nobody waits for the answer any more; without it nobody can leave. */
  gone?(): AbortSignal;
  /** A text in the caller's language. */
  text(key: TextKey, params?: TextParams): string;
}

/** Four characters of 0 and 1 by module: create, read, update, delete. A module that is absent grants nothing. */
export type AccessMap = Readonly<Record<string, string>>;

/** Who calls, for which organisation, with which rights. */
export interface SignedIn {
  readonly sessionId: number;
  readonly user: User;
  /** When a second factor was last used in the session, in milliseconds since 1970. */
  readonly confirmedAt?: number | undefined;
  /** What is to be done first about a second factor that is demanded: one is set up, or was there and is used. */
  readonly needsSecondFactor?: 'setUp' | 'confirm' | undefined;
  /** The organisation that the call is for. */
  readonly organisation: Organisation;
  /** All that the user may work for. */
  readonly organisations: readonly Organisation[];
  readonly access: AccessMap;
  /** Whether it is an administrator of the provider, whichever organisation the call is for. */
  readonly isProvider: boolean;
}

/** A call of someone who is signed in. */
export type SignedInCall = Call & SignedIn;
