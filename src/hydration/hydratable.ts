import { firstAnswers } from '../../dataProvider/firstAnswers';
import { session } from '../../dataProvider/session';
import { isObject } from '../../schemas/isObject';
import type { DrawnFor } from '../../schemas/routing/drawing';
import { isMac } from '../ui/keys/keys';

/** The element that the server puts into the page (`server/http/page/pageHtml.ts`). */
const ELEMENT = 'drawn-for';

const isDrawnFor = (value: unknown): value is DrawnFor =>
  isObject(value) &&
  isObject(value.stored) &&
  isObject(value.media) &&
  Array.isArray(value.parts) &&
  typeof value.now === 'number';

/** What the server drew the page with; `undefined` where it drew none. */
export const readDrawnFor = (): DrawnFor | undefined => {
  const element = document.getElementById(ELEMENT);
  if (!element) return undefined;
  element.remove();
  const value: unknown = JSON.parse(element.textContent ?? 'null');
  return isDrawnFor(value) ? value : undefined;
};

/** Whether who is at work here is whom the page was drawn for, with the same names and rights. */
const isOwner = (): boolean =>
  JSON.stringify(firstAnswers.owner()) === JSON.stringify(session.get());

/** Whether the link that led here carried nothing that the page shows; React Router keeps that in the history. */
const isReachedPlainly = (): boolean => !isObject(history.state) || history.state.usr == null;

const isSame = <Value>(drawn: Value | undefined, here: Value): boolean =>
  drawn === undefined || drawn === here;

/** Whether this browser would draw the page as it was drawn for it. */
export const isDrawnForHere = ({ stored, media, ...drawn }: DrawnFor): boolean =>
  isOwner() &&
  isReachedPlainly() &&
  isSame(drawn.isMac, isMac()) &&
  isSame(drawn.origin, location.origin) &&
  isSame(drawn.isSecure, isSecureContext) &&
  isSame(drawn.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone) &&
  Object.entries(media).every(([query, holds]) => matchMedia(query).matches === holds) &&
  Object.entries(stored).every(([key, value]) => localStorage.getItem(key) === value);
