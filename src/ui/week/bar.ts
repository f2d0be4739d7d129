import { clockOf, DAY, endOf, type Span } from './hours';
import type { Lane, Lanes } from './lanes';
import look from './week.module.css';

/** Hours of something in a week. */
export interface Bar extends Span {
  readonly key: string;
  readonly label: string;
  /** One of a few colours, by its number. */
  readonly tone?: number;
  /** It is there, and doesn't count. */
  readonly isOff?: boolean;
  /** Something is wrong with where it stands, as its label states. */
  readonly warns?: boolean;
  /** It stays where it is. */
  readonly isFixed?: boolean;
}

/** All that follows for a bar from the week that it stands in. */
export interface Standing {
  readonly bar: Bar;
  /** Where it stands; elsewhere than the bar's values while it is dragged. */
  readonly span: Span;
  readonly lane: Lanes;
  /** How many days there are. */
  readonly days: number;
  /** The day's name. */
  readonly day: string;
  /** The id of the description of how it is moved; none where it stays. */
  readonly help: string | undefined;
  readonly isDraft: boolean;
  /** There is room for its text. */
  readonly isLabelled: boolean;
  /** The room is higher than wide: its text stands upright. */
  readonly isUpright?: boolean;
}

/** How many colours there are. */
const TONES = 5;

const percent = (part: number): string => `${part * 100}%`;

/** The hours of a span: "09:00–17:00". */
export const hoursOf = ({ from, until }: Span): string => `${clockOf(from)}–${endOf(until)}`;

/** Puts an element where hours stand. What is between two of them is a margin, for to reckon with it takes longer. */
const place = (
  { style }: HTMLElement,
  { day, from, until }: Span,
  { lane, lanes }: Lane,
  days: number,
): void => {
  style.left = percent((day + lane / lanes) / days);
  style.right = percent(1 - (day + (lane + 1) / lanes) / days);
  style.top = percent(from / DAY);
  style.height = percent((Math.min(until, DAY) - from) / DAY);
};

const toneOf = ({ tone = 0 }: Bar): string => String(tone % TONES);

/** What lasts beyond midnight stands on the next day as well, after the last on the first. */
const restOf = ({ bar, span, lane, days }: Standing): HTMLElement => {
  const rest = document.createElement('div');
  rest.className = look.rest ?? '';
  rest.ariaHidden = 'true';
  rest.dataset.tone = toneOf(bar);
  const until = span.until - DAY;
  place(rest, { day: (span.day + 1) % days, from: 0, until }, lane.rest ?? lane, days);
  return rest;
};

/**
 * A first bar, to be filled. It is an element that is called a button, for HTML's own bring a box of their own in them
 * and much that has to be undone: two thousand would take twice as long to be styled.
 */
export const firstBar = (): HTMLElement => {
  const button = document.createElement('div');
  button.role = 'button';
  button.tabIndex = 0;
  return button;
};

const put = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const writeTexts = (element: HTMLElement, hours: string, label: string): void => {
  const title = document.createElement('b');
  title.textContent = label;
  element.replaceChildren(`${hours} `, title);
};

/**
 * Describes the bar in its element's attributes: it is dragged by its middle and sized by its edges.
 *
 * @param before the element's present description; nothing yet
 * @returns what is drawn besides it: what lasts beyond midnight
 */
export const fillBar = (
  element: HTMLElement,
  standing: Standing,
  before?: Standing,
): HTMLElement | undefined => {
  const { bar, span, lane, days, day, help, isDraft, isLabelled, isUpright } = standing;
  const hours = hoursOf(span);
  const name = `${day} ${hours} ${bar.label}`;
  if (bar.key !== before?.bar.key) put(element, 'data-bar', bar.key);
  const tone = toneOf(bar);
  if (!before || tone !== toneOf(before.bar)) put(element, 'data-tone', tone);
  if (bar.isOff !== before?.bar.isOff) put(element, 'data-off', bar.isOff ? '' : undefined);
  if (bar.warns !== before?.bar.warns) put(element, 'data-warns', bar.warns ? '' : undefined);
  if (isDraft !== before?.isDraft) put(element, 'data-draft', isDraft ? '' : undefined);
  if (help !== before?.help) {
    put(element, 'data-moves', help === undefined ? undefined : '');
    put(element, 'aria-describedby', help);
  }
  if (isLabelled !== before?.isLabelled) {
    element.className = `${look.bar}${isLabelled ? ` ${look.labelled}` : ''}`;
    element.replaceChildren();
  }
  put(element, 'data-upright', isUpright ? '' : undefined);
  put(element, 'aria-label', name);
  put(element, 'title', isLabelled && !isUpright ? undefined : name);
  place(element, span, lane, days);
  if (isLabelled) writeTexts(element, hours, bar.label);
  return span.until > DAY ? restOf(standing) : undefined;
};
