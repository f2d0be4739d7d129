import look from './bar.module.css';
import { clockOf, DAY, endOf, type Span } from './hours';
import type { Lane, Lanes } from './lanes';
import { wordsIn } from './words';

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
  /** What there is room for: its hours and its label, when it begins, that upright, or its colour alone. */
  readonly shows: 'all' | 'start' | 'upright' | 'nothing';
  /** Pixels that it is wide. */
  readonly width: number;
}

/** Pixels of a bar beside its text, and those of its hours in full. */
export const BESIDE_TEXT = 18;
const HOURS = 74;
const GAP = 4;

/** How many colours there are. */
const TONES = 8;

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

/** The same where bars are only looked at. */
export const firstStillBar = (): HTMLElement => {
  const picture = document.createElement('div');
  picture.role = 'img';
  return picture;
};

const put = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Pixels of a line, and of what stands above the first. */
const LINE = 16;
const ABOVE = 3;

/** Of a minute, as in the style sheet: an hour has 44. */
const PIXELS = 44 / 60;

/** Whole lines alone: of one that has no room nothing is seen. */
const linesIn = ({ from, until }: Span): number =>
  Math.max(1, Math.floor(((Math.min(until, DAY) - from) * PIXELS - ABOVE) / LINE));

/**
 * Writes as much as there is room for, in whole words.
 *
 * @returns whether that is all
 */
const writeTexts = (element: HTMLElement, { bar, span, shows, width }: Standing): boolean => {
  if (shows !== 'all') {
    element.replaceChildren(clockOf(span.from));
    return false;
  }
  const room = width - BESIDE_TEXT;
  const hours = room < HOURS ? clockOf(span.from) : hoursOf(span);
  const lines = linesIn(span);
  element.dataset.lines = lines === 1 ? '1' : '';
  const label =
    lines === 1 ? wordsIn(bar.label, room - HOURS - GAP, 1) : wordsIn(bar.label, room, lines - 1);
  const title = document.createElement('b');
  title.textContent = label;
  title.style.setProperty('--lines', String(lines - 1));
  element.replaceChildren(...(label === '' ? [hours] : [`${hours} `, title]));
  return room >= HOURS && label === bar.label;
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
  const { bar, span, lane, days, day, help, isDraft, shows } = standing;
  const name = `${day} ${hoursOf(span)} ${bar.label}`;
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
  if (shows !== before?.shows) {
    element.className = `${look.bar}${shows === 'nothing' ? '' : ` ${look.labelled}`}`;
    element.replaceChildren();
    put(element, 'data-lines', undefined);
    put(element, 'data-upright', shows === 'upright' ? '' : undefined);
  }
  put(element, 'aria-label', name);
  put(element, 'title', name);
  place(element, span, lane, days);
  element.toggleAttribute('data-narrow', shows === 'nothing' || !writeTexts(element, standing));
  return span.until > DAY ? restOf(standing) : undefined;
};
