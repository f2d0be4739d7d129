import type { Letter, Mailbox } from './Letter';

/** Who hands a mail over, and to whom. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
}

// A line break would begin a header of the sender's own choosing.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const cleaned = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address });

/** Puts a letter into the form in which mails travel and are kept. */
export const compose = async ({
  from,
  replyTo,
  to,
  subject,
  html,
  date,
}: Letter): Promise<Buffer> => {
  // Most runs of the server send no mail: what makes one is loaded with the first.
  const { default: nodemailer } = await import('nodemailer');
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const { message } = await writer.sendMail({
    from: cleaned(from),
    ...(replyTo && { replyTo: cleaned(replyTo) }),
    to: cleaned(to),
    subject: oneLine(subject),
    html,
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
};
