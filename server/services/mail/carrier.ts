import type { Outgoing } from '../outgoing/Outgoing';
import { type Simulation, simulate } from '../simulation';
import type { Envelope } from './compose';
import { connectionOf, type MailServer } from './MailServer';

/** The mail server doesn't take mail for one address; others may get theirs. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Takes mails to where they go. */
export interface Carrier {
  /** @throws AddressRefused, or any other error when no mail goes out at all */
  carry(envelope: Envelope, source: Buffer): Promise<void>;
  close(): void;
}

/** Mails at a time, each over a connection of its own. */
export const AT_A_TIME = 5;

// Together they stay within the time that a browser waits for an answer.
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

/** A permanent refusal of the recipient, which doesn't affect other recipients. */
const isAboutAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  (error.command === 'API' ||
    (error.command === 'RCPT TO' && 'responseCode' in error && Number(error.responseCode) >= 500));

const smtpCarrier = async (server: MailServer, outgoing: Outgoing): Promise<Carrier> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    ...connectionOf(server, outgoing, TIMEOUTS.connectionTimeout),
    pool: true,
    maxConnections: AT_A_TIME,
    ...TIMEOUTS,
  });
  return {
    carry: async (envelope, source) => {
      try {
        await transport.sendMail({ envelope: { ...envelope }, raw: source });
      } catch (error) {
        if (isAboutAddress(error)) throw new AddressRefused(envelope.to, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

/** Nothing leaves this machine. */
const simulatedCarrier = (simulation: Simulation): Carrier => ({
  carry: () => simulate(simulation, 'mail'),
  close: () => {},
});

/** @param server without one, carrying is acted out */
export const openCarrier = async (
  server: MailServer | undefined,
  simulation: Simulation,
  outgoing: Outgoing,
): Promise<Carrier> =>
  server === undefined ? simulatedCarrier(simulation) : smtpCarrier(server, outgoing);
