import type { FastifyRequest } from 'fastify';
import type { Right } from '../../schemas';
import type { Call, SignedIn, UploadRules } from '../contract/call';
import type { Installation } from '../contract/Installation';
import type { Envelope, Reply } from '../contract/reply';
import type { VersionedStore } from '../store/Store';
import type { ServerContext } from './ServerContext';

/** A call as a route sees it: with the request that it came by, and all of the server. */
export interface RoutedCall extends Call {
  readonly context: ServerContext;
  readonly request: FastifyRequest;
  /** By which it reads, where something else is read at the same time. */
  readonly reads?: VersionedStore;
}

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its variable parts by name, such as `/groups/:id/modules`. Taken with and without a slash at its end. */
  readonly path: string;
  /** Which files the route takes; none without. A function where the server's settings decide. */
  readonly upload?: UploadRules | ((installation: Installation) => UploadRules | undefined);
  /** Most bytes of its body beside files; those of `bodyLimits` unless given. */
  readonly maxBytes?: number;
  /** The form of its answers, refusals included. */
  readonly envelope?: Envelope;
}

/** A route for everyone. */
export interface OpenRoute extends RouteBase {
  readonly isOpen: true;
  /** What is sent is taken without being read. */
  readonly ignoresBody?: true;
  /** Lets a caller in before anything of the body is read. @throws Refusal */
  admit?(context: ServerContext, address: string, request: FastifyRequest): Promise<void>;
  handle(call: RoutedCall): Promise<Reply>;
}

/** A route for those who are signed in. */
export interface GuardedRoute extends RouteBase {
  readonly isOpen?: false;
  /** The right that is needed; a route without one checks what it must by itself. */
  readonly access?: { readonly module: string; readonly right: Right };
  /** It does nothing but read, so that it may be begun before it is certain who calls. */
  readonly readsOnly?: boolean;
  handle(call: RoutedCall & SignedIn): Promise<Reply>;
}

/** One call of the contract. A handler refuses by throwing a `Refusal`. */
export type Route = OpenRoute | GuardedRoute;
