import { connectionOf, type OwnMailServer } from './MailServer';

/** Why a mail server can't be used. */
export type Trouble =
  | 'name'
  | 'refused'
  | 'time'
  | 'certificate'
  | 'insecure'
  | 'login'
  | 'unreadable';

/** How long each step of a try may take, and all of them together, in milliseconds. */
const STEP_MS = 5_000;
const ALL_MS = 15_000;

const timeoutsOf = (ms: number) => ({
  dnsTimeout: ms,
  connectionTimeout: ms,
  greetingTimeout: ms,
  socketTimeout: ms,
});

/** How errors identify each; the first match counts. */
const SIGNS: readonly (readonly [Trouble, RegExp])[] = [
  ['login', /EAUTH|ENOAUTH/],
  ['name', /ENOTFOUND|EAI_AGAIN|EDNS|ENODATA/],
  ['refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EACCES/],
  ['certificate', /certificate|CERT|ALTNAME/i],
  ['insecure', /ETLS|STARTTLS|SSL|TLS|EPROTO\b/],
  ['time', /ETIMEDOUT|timeout|timed out/i],
];

const troubleOf = (error: unknown): Trouble => {
  const { code = '', message = '' }: { code?: unknown; message?: unknown } = Object(error);
  const problem = `${code} ${message}`;
  return SIGNS.find(([, sign]) => sign.test(problem))?.[0] ?? 'unreadable';
};

const late = (): { readonly over: Promise<Trouble>; forget(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve('time'), ALL_MS);
  });
  return { over, forget: () => clearTimeout(timer) };
};

/**
 * Connects with a mail server, signs in where it should, and sends nothing.
 *
 * @param stepMs how long each step may take
 * @returns why that failed, if it did
 */
export const tryServer = async (
  server: OwnMailServer,
  stepMs = STEP_MS,
): Promise<Trouble | undefined> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ ...connectionOf(server), ...timeoutsOf(stepMs) });
  const { over, forget } = late();
  try {
    return await Promise.race([transport.verify().then(() => undefined), over]);
  } catch (error) {
    return troubleOf(error);
  } finally {
    forget();
    transport.close();
  }
};
