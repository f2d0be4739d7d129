import type { Request } from 'express';
import type { Right } from '../../schemas';
import type { SignedIn } from '../http/authentication';
import type { ServerContext } from '../http/context';
import type { Upload, UploadRules } from '../http/multipart';
import type { JsonReply } from './envelope';
import type { Locale, TextKey, TextParams } from './translate';

/** A call as a handler sees it. */
export interface Call {
  readonly context: ServerContext;
  readonly request: Request;
  readonly locale: Locale;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The fields that were sent, as they came. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The files that were sent; kept by `file.keep()` alone. */
  readonly uploads: readonly Upload[];
  /** A text in the caller's language. */
  text(key: TextKey, params?: TextParams): string;
}

/** A call of someone who is signed in. */
export type SignedInCall = Call & SignedIn;

/** The stored file to answer, under the name that it is saved by. */
export interface FileReply {
  readonly file: {
    readonly hash: string;
    readonly type: string;
    readonly name: string;
    /** The small picture that was made of it takes its place. */
    readonly isThumbnail?: boolean;
  };
}

/** Bytes to answer under the name that they are saved by; they are never shown in place. */
export interface ContentReply {
  readonly content: { readonly bytes: Buffer; readonly type: string; readonly name: string };
}

export interface RedirectReply {
  /** Where the browser goes next, with GET. */
  readonly location: string;
}

export type Reply = JsonReply | FileReply | ContentReply | RedirectReply;

interface RouteBase {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Express' form, such as `/groups/:id/modules`. Taken with and without a slash at its end. */
  readonly path: string;
  /** Which files the route takes; none without. A function where the server's settings decide. */
  readonly upload?: UploadRules | ((context: ServerContext) => UploadRules);
}

/** A route for everyone. */
export interface OpenRoute extends RouteBase {
  readonly isOpen: true;
  handle(call: Call): Promise<Reply>;
}

/** A route for those who are signed in. */
export interface GuardedRoute extends RouteBase {
  readonly isOpen?: false;
  /** The right that is needed; a route without one checks what it must by itself. */
  readonly access?: { readonly module: string; readonly right: Right };
  handle(call: SignedInCall): Promise<Reply>;
}

/** One call of the contract. A handler refuses by throwing a `Refusal`. */
export type Route = OpenRoute | GuardedRoute;
