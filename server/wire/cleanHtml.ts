import { createRequire } from 'node:module';
import type createDOMPurify from 'dompurify';
import type { JSDOM } from 'jsdom';
import { type AllowedElements, cleanTextWith, type Purifier } from '../../schemas/html/allowedHtml';
import { refuseOversized } from './htmlSize';

const require = createRequire(import.meta.url);

/** A window holds on to something of every document that it parses: after so many texts another takes over. */
const TEXTS_PER_WINDOW = 200;

/** jsdom takes a third of a second and tens of megabytes: it is loaded with the first HTML to clean. */
const load = (): Purifier => {
  const { JSDOM: Dom } = require('jsdom') as { JSDOM: typeof JSDOM };
  const createPurify = require('dompurify') as typeof createDOMPurify;
  return createPurify(new Dom('').window);
};

let purifier: Purifier | undefined;
let cleaned = 0;

const nextPurifier = (): Purifier => {
  if (!purifier || cleaned % TEXTS_PER_WINDOW === 0) purifier = load();
  cleaned += 1;
  return purifier;
};

/** Text that can't be read as anything but text. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/**
 * What may be stored of HTML that was sent: the same that the browser lets through when it shows it.
 *
 * @throws Unreadable for more than can be looked through in a moment
 */
export const cleanHtml = (html: string, allows?: AllowedElements): string => {
  if (isPlain(html)) return html;
  refuseOversized(html);
  return cleanTextWith(nextPurifier(), html, allows);
};
