import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Browser, type DrawnPage, keptKey, keptOwner } from '../../../schemas/routing/drawing';
import type { Locale } from '../../../schemas/routing/locales';
import type { SignedIn } from '../../contract/call';
import type { Definitions } from '../../contract/definitions';
import { timeZoneOf } from '../../contract/localTime';
import { Refusal } from '../../contract/Refusal';
import { sessionViews } from '../../records/views/sessionViews';
import { isSystemError } from '../../store/disk';
import { authenticate } from '../authentication';
import { sendFailure } from '../registerRoutes';
import { pathOf } from '../request';
import type { Route } from '../route';
import type { ServerContext } from '../ServerContext';
import { allowScripts } from '../securityHeaders';
import { setUncached } from '../uncached';
import { openBuiltApp } from './builtApp';
import { askedBrowser } from './drawing/askedBrowser';
import { firstAnswers } from './firstAnswers';
import { openedPage } from './openedPage';
import { type PageHtml, pageHtml } from './pageHtml';

/** Who is signed in, if anybody is. */
const whoAsks = (context: ServerContext, request: FastifyRequest) =>
  authenticate(context, request).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/** Milliseconds in which what was written is compressed and on its way. */
const LEAVING = 1;

/** A page, whose files the browser loads while the answers are made and the page is drawn. */
async function* partsOf(
  { head, body }: PageHtml,
  answers: () => Promise<string>,
  draw: (answers: string) => Promise<DrawnPage | undefined>,
): AsyncGenerator<string | Uint8Array> {
  yield head;
  // Answers made from memory would keep the thread until they are there.
  await pause(LEAVING);
  const text = await answers();
  yield body(text, await draw(text));
}

/** An organisation of which no country is known. */
const NOWHERE = { id: 0 };

/** The parts of the page on which somebody signs in. */
const entranceParts = (locale: Locale | null): readonly string[] =>
  locale === null ? [] : [`locale:${locale}`];

/** What a page begins with of whom nothing is known. */
const answersToNobody = (locale: Locale | null): string => JSON.stringify({ locale, answers: {} });

/** What lists open with whose address names nothing. */
const viewsOf = async ({ store }: ServerContext, who: SignedIn | undefined, search: string) =>
  who === undefined || who.needsSecondFactor || search !== '' ? {} : sessionViews(store, who);

/** Reads what a browser keeps of somebody as a text; an empty one where it keeps none. */
const keptText =
  ({ stored }: Browser, who: Parameters<typeof keptOwner>[0]) =>
  (key: string): string => {
    try {
      const kept: unknown = JSON.parse(stored[keptKey(keptOwner(who), key)] ?? '""');
      return typeof kept === 'string' ? kept : '';
    } catch {
      return '';
    }
  };

/**
 * Answers every address of the app with its one page; to whoever is signed in, with what that address is
 * going to ask for, so that the browser doesn't find it out step by step.
 */
export const sendPage = (
  context: ServerContext,
  definitions: Definitions,
  routes: readonly Route[],
): ((request: FastifyRequest, reply: FastifyReply) => void) => {
  const builtApp = openBuiltApp(context.appFolder);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const app = await builtApp();
    const who = await whoAsks(context, request);
    setUncached(reply);
    allowScripts(reply, app.scriptHashes);
    reply.type('text/html; charset=utf-8');
    const pathname = pathOf(request);
    const search = request.url.slice(pathname.length);
    const browser = askedBrowser(request, timeZoneOf(who?.organisation ?? NOWHERE));
    const opened = openedPage(definitions, {
      ...{
        pathname,
        search: new URLSearchParams(search),
        views: await viewsOf(context, who, search),
      },
      lastColumns: keptText(browser, who ?? null),
    });
    const { locale } = opened;
    // An address without a language is one that only the browser knows how to read.
    const isDrawn = locale !== null && (who === undefined || opened.isDrawn);
    const page = pageHtml(app, who === undefined ? entranceParts(locale) : opened.parts, isDrawn);
    const answers = async () =>
      who === undefined
        ? answersToNobody(locale)
        : firstAnswers({ context, routes, request, who }, opened);
    const draw = async (text: string) =>
      locale === null || !isDrawn
        ? undefined
        : context.drawing.draw({
            ...{ pathname, search, locale, browser, answers: text },
          });
    reply.header('Cache-Control', 'no-store').send(Readable.from(partsOf(page, answers, draw)));
  };

  return (request, reply) => {
    answer(request, reply).catch((error: unknown) => {
      const isMissing = isSystemError(error) && error.code === 'ENOENT';
      const refusal = new Refusal(404, 'server.request.notBuilt');
      sendFailure(context, reply, isMissing ? refusal : error);
    });
  };
};
