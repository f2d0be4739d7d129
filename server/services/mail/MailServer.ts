import type { Socket } from 'node:net';
import type { Outgoing } from '../outgoing/Outgoing';

/** A mail server that mails are handed to: as one address, or as an organisation has entered it. */
export type MailServer = string | OwnMailServer;

/** A mail server as an organisation has entered it. */
export interface OwnMailServer {
  readonly host: string;
  readonly port: number;
  /** Empty where it asks for no sign-in. */
  readonly userName: string;
  readonly password: string;
}

/** The port at which a connection is secure from its first byte. */
const SECURE_PORT = 465;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Is given a connection for a transport, or why there is none. */
type Connected = (error: Error | null, made?: { readonly connection: Socket }) => void;

/**
 * What the transport is made of. A password leaves this machine over a secure connection alone. Where somebody has
 * entered the server, the connection is made by who judges where it leads; an address of the installation is its own.
 *
 * @param timeout how long connecting may take, in milliseconds
 */
export const connectionOf = (server: MailServer, outgoing: Outgoing, timeout: number): object => {
  if (typeof server === 'string') return { url: server };
  const { host, port, userName, password } = server;
  const signsIn = userName !== '';
  const getSocket = (_options: unknown, done: Connected): void => {
    outgoing.connect({ host, port, timeout }).then(
      (connection) => done(null, { connection }),
      (error) => done(error),
    );
  };
  return {
    host,
    port,
    getSocket,
    secure: port === SECURE_PORT,
    requireTLS: signsIn && !LOOPBACK.test(host),
    ...(signsIn && { auth: { user: userName, pass: password } }),
  };
};
