import { isObject } from '../schemas/isObject';
import { writtenCall } from '../schemas/routing/writtenCall';
import { readSession, type Session, session } from './session';

/** The element that the server puts into the page (`server/http/page/pageHtml.ts`). */
const ELEMENT = 'first-answers';
/** Milliseconds from the page's beginning after which the server is called again. */
const FRESH_MS = 30_000;

/** As much of an answer as the calls read. */
export type Received = Pick<Response, 'status' | 'headers' | 'json'>;

interface Brought {
  /** The language that the answers are in; `null` when they are in none. */
  readonly locale: string | null;
  /** Whom the server answered. */
  readonly owner: Session | null;
  /** What the server answers, by the call: its path and its parameters in order. */
  readonly answers: Record<string, unknown>;
}

const readText = (text: string): Brought | undefined => {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !isObject(value.answers)) return undefined;
  const locale = typeof value.locale === 'string' ? value.locale : null;
  const { answers } = value;
  const who = isObject(answers.session) ? answers.session.body : undefined;
  return { locale, owner: isObject(who) ? readSession(who) : null, answers };
};

const read = (): Brought | undefined => {
  const element = globalThis.document?.getElementById(ELEMENT);
  if (!element) return undefined;
  element.remove();
  return readText(element.textContent ?? 'null');
};

/** Whether it is the one who is at work here, for the same organisation. */
const isOurs = ({ owner }: Brought): boolean => {
  const active = session.get();
  return (
    active !== null &&
    owner?.sessionId === active.sessionId &&
    owner.organisation.organisationId === active.organisation.organisationId
  );
};

const received = ({ headers, body }: Record<string, unknown>): Received => ({
  status: 200,
  headers: new Headers(isObject(headers) ? (headers as Record<string, string>) : {}),
  json: async () => body,
});

let brought: Brought | undefined | null = null;
/** When it was brought, in milliseconds since the page or the process began. */
let broughtAt = 0;

/** What came with the page: answers to the calls that it begins with, each good for one call. */
export const firstAnswers = {
  /**
   * Gives what answers a call, once.
   *
   * @param locale that the page speaks
   */
  take: (path: string, query: URLSearchParams, locale: string): Received | undefined => {
    if (brought === null) brought = read();
    if (!brought) return undefined;
    if (performance.now() - broughtAt > FRESH_MS || !isOurs(brought)) {
      brought = undefined;
      return undefined;
    }
    const call = writtenCall(path, query);
    // Who is signed in is the same in every language.
    if (locale !== brought.locale && path !== 'session') return undefined;
    const answer = brought.answers[call];
    delete brought.answers[call];
    return isObject(answer) ? received(answer) : undefined;
  },

  /**
   * Takes the answers of a page that is drawn on a server.
   *
   * @param text as the page has it
   * @returns whom they were given to
   */
  bring: (text: string): Session | null => {
    brought = readText(text);
    broughtAt = performance.now();
    return brought?.owner ?? null;
  },

  /** Whom the page was drawn for; `null` where that is nobody. */
  owner: (): Session | null => {
    if (brought === null) brought = read();
    return brought?.owner ?? null;
  },

  /** Whether there are any of what the page shows. */
  haveMore: (): boolean => {
    if (brought === null) brought = read();
    return Object.keys(brought?.answers ?? {}).some((call) => call !== 'session');
  },

  /** Whatever is written may change what was answered. */
  forget: (): void => {
    brought = undefined;
  },
};
