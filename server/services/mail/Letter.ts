/** Whom a letter is from or to. */
export interface Mailbox {
  /** Empty where only the address is known. */
  readonly name: string;
  readonly address: string;
}

/** A mail before it is put into the form in which mails travel. */
export interface Letter {
  readonly from: Mailbox;
  /** Who gets the answers, where that isn't the sender. */
  readonly replyTo?: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly date: Date;
}

const ADDRESS = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/;
const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/;

/** Whether a text is one mail address and nothing else. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

/** A mailbox as it is read: `name <address>`, or only the address. */
export const mailboxText = ({ name, address }: Mailbox): string =>
  name === '' ? address : `${name} <${address}>`;

/**
 * Parses a mail's sender.
 *
 * @param sender an address, `name <address>`, or a name
 * @param fallback the address that mail is sent from where only a name is given, and the name where nothing is given
 */
export const senderOf = (sender: string, fallback: Mailbox): Mailbox => {
  const given = sender.trim();
  if (isMailAddress(given)) return { name: '', address: given };
  const { name = '', address = '' } = NAMED.exec(given)?.groups ?? {};
  if (isMailAddress(address.trim())) return { name: name.trim(), address: address.trim() };
  return { name: given || fallback.name, address: fallback.address };
};
