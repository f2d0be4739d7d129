import { resolve } from 'node:path';
import { type Locale, locales } from './http/translate';
import { StartError } from './StartError';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The data folder, absolute. */
  readonly directory: string;
  readonly sessionMinutes: number;
  /** Most megabytes of one file of the media library. */
  readonly mediaMaxMegabytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Empty counts as not set. @throws StartError for a value that makes no sense */
export function readSettings(environment: Environment, root: string): Settings {
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
    mediaMaxMegabytes: Number(megabytes),
  };
}

/** The terminal's language, English if it isn't one of ours. */
export function terminalLocale({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale {
  const language = LC_ALL || LC_MESSAGES || LANG || '';
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
}
