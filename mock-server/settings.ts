import { resolve } from 'node:path';
import { type Locale, locales } from '../server/contract/translate';
import { isMailAddress } from '../server/services/mail/Letter';
import type { MailSettings } from '../server/services/mail/PostOffice';
import { StartError } from './StartError';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The data folder, absolute. */
  readonly directory: string;
  readonly sessionMinutes: number;
  readonly mail: MailSettings;
  /** Most megabytes of one file of the media library. */
  readonly mediaMaxMegabytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartError that doesn't repeat the address: it may hold a password */
const readMail = ({ SMTP_URL, MAIL_FROM }: Environment): MailSettings => {
  const mailFrom = MAIL_FROM || 'noreply@back-office.test';
  if (!isMailAddress(mailFrom)) throw new StartError('server.start.mailFrom', { value: mailFrom });
  if (!SMTP_URL) return { mailFrom };
  const isSmtp = URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol);
  if (!isSmtp) throw new StartError('server.start.smtp', {});
  return { smtpUrl: SMTP_URL, mailFrom };
};

/** Empty counts as not set. @throws StartError for a value that makes no sense */
export const readSettings = (environment: Environment, root: string): Settings => {
  const port = environment.PORT || '3000';
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new StartError('server.start.port', { value: port });
  }
  const minutes = environment.SESSION_MINUTES || '60';
  if (!(Number(minutes) > 0)) throw new StartError('server.start.minutes', { value: minutes });
  const megabytes = environment.MEDIA_MAX_MB || '500';
  if (!(Number(megabytes) > 0))
    throw new StartError('server.start.megabytes', { value: megabytes });
  return {
    port: Number(port),
    host: environment.HOST || '127.0.0.1',
    directory: resolve(root, environment.DATA_DIR || 'data'),
    sessionMinutes: Number(minutes),
    mail: readMail(environment),
    mediaMaxMegabytes: Number(megabytes),
  };
};

/** The terminal's language, English if it isn't one of ours. */
export const terminalLocale = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale => {
  const language = LC_ALL || LC_MESSAGES || LANG || '';
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
};
