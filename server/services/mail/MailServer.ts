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

/** What the transport is made of. A password leaves this machine over a secure connection alone. */
export const connectionOf = (server: MailServer): object => {
  if (typeof server === 'string') return { url: server };
  const { host, port, userName, password } = server;
  const signsIn = userName !== '';
  return {
    host,
    port,
    secure: port === SECURE_PORT,
    requireTLS: signsIn && !LOOPBACK.test(host),
    ...(signsIn && { auth: { user: userName, pass: password } }),
  };
};
