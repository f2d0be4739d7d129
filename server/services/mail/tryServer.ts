import type { Outgoing } from '../outgoing/Outgoing';
import { connectionOf, type OwnMailServer } from './MailServer';

/**
 * Why a mail server can't be used. Whatever isn't a mail server is the same: a port that is closed, one that doesn't
 * answer, and one at which something else does. Who tries can't find out what a machine has.
 */
export type Trouble = 'name' | 'forbidden' | 'none' | 'certificate' | 'insecure' | 'login';

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
  ['forbidden', /EFORBIDDEN/],
  ['login', /EAUTH|ENOAUTH/],
  ['name', /ENOTFOUND|EAI_AGAIN|EDNS|ENODATA/],
  ['certificate', /certificate|CERT|ALTNAME/i],
  ['insecure', /ETLS|STARTTLS/],
];

const troubleOf = (error: unknown): Trouble => {
  const { code = '', message = '' }: { code?: unknown; message?: unknown } = Object(error);
  const problem = `${code} ${message}`;
  return SIGNS.find(([, sign]) => sign.test(problem))?.[0] ?? 'none';
};

const late = (): { readonly over: Promise<Trouble>; forget(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve('none'), ALL_MS);
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
  outgoing: Outgoing,
  server: OwnMailServer,
  stepMs = STEP_MS,
): Promise<Trouble | undefined> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    ...connectionOf(server, outgoing, stepMs),
    ...timeoutsOf(stepMs),
  });
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
