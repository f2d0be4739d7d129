import { isSafeUrl } from '../html/safeUrl';
import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

/** `http:/example.nl` and `mailto:a@example.nl`: no host, as `example.nl:8080` begins with one and its port. */
const OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;

const RUNNING = /^(javascript|data|vbscript):/i;

/** An entity where a scheme would stand: put into HTML it is another character, such as the colon. */
const ENTITY = /^[^/?#]*&(?:#|\w+;)/;

/** What browsers skip before and within a scheme. */
const SKIPPED = /[\s\p{C}]/gu;

/** Whether a text names another scheme than that of the web: it may run a script wherever it becomes a link. */
export const hasOtherScheme = (text: string): boolean => {
  const address = text.replace(SKIPPED, '');
  return RUNNING.test(address) || OTHER_SCHEME.test(address) || ENTITY.test(address);
};

/**
 * Whether what stands for a server can be one. Without a scheme a word alone is none; with one it may be a machine of
 * the own network.
 */
const hasServer = (value: string): boolean => {
  const [, scheme, server = ''] = /^(https?:\/\/)?(?:[^/?#]*@)?([^/?#]*)/i.exec(value) ?? [];
  if (server.split('.').some((part) => part.startsWith('-'))) return false;
  return scheme !== undefined || /[.:]/.test(server) || server.toLowerCase() === 'localhost';
};

const isSafe = (value: string): boolean => {
  if (hasOtherScheme(value)) return false;
  const address = value.includes('://') ? value : `https://${value}`;
  return /^https?:/i.test(address) && isSafeUrl(address);
};

interface UrlOptions extends Omit<TextOptions, 'takes'> {
  /**
   * `paths`: a path of the website that it is written for is right, too. `wholeAddresses`: it begins with its scheme,
   * for what is put together with it has to be an address by itself.
   */
  takes?: 'anyText' | 'paths' | 'wholeAddresses';
}

/** A web address, with or without its scheme; never one that runs a script. */
export const url: Kind<string, UrlOptions> = textKind<UrlOptions>(
  2_000,
  ['', 'https://example.nl/shop?x=1', 'www.example.nl'],
  (value, { takes }) => {
    const address = value.trim();
    if (address === '') return undefined;
    // A second stroke would begin the name of another server.
    const isPath = takes === 'paths' && /^\/(?!\/)/.test(address);
    if (takes === 'wholeAddresses' && !/^https?:\/\//i.test(address))
      return { message: 'wholeUrl' };
    if (!isSafe(isPath ? `example.nl${address}` : address)) return { message: 'url' };
    // Of a website's own paths one may be a word.
    return takes === 'paths' || hasServer(address) ? undefined : { message: 'url' };
  },
);
