import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Definitions } from '../../contract/definitions';
import { Refusal } from '../../contract/Refusal';
import { isSystemError } from '../../store/disk';
import { authenticate } from '../authentication';
import { sendFailure } from '../registerRoutes';
import { pathOf, queryOf } from '../request';
import type { Route } from '../route';
import type { ServerContext } from '../ServerContext';
import { setUncached } from '../uncached';
import { openBuiltApp } from './builtApp';
import { firstAnswers } from './firstAnswers';
import { openedPage } from './openedPage';
import { type PageHtml, pageHtml } from './pageHtml';

/** Who is signed in, if anybody is. */
const whoAsks = (context: ServerContext, request: FastifyRequest) =>
  authenticate(context, request).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/** A page, whose files the browser loads while the answers are made. */
async function* partsOf(
  { head, body }: PageHtml,
  answers: Promise<string>,
): AsyncGenerator<string> {
  yield head;
  yield body(await answers);
}

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
    reply.type('text/html; charset=utf-8');
    if (who === undefined) return void reply.send(app.html);
    const opened = openedPage(definitions, pathOf(request), queryOf(request));
    const page = pageHtml(app, opened.parts);
    const answers = firstAnswers({ context, routes, request, who }, opened);
    reply.header('Cache-Control', 'no-store').send(Readable.from(partsOf(page, answers)));
  };

  return (request, reply) => {
    answer(request, reply).catch((error: unknown) => {
      const isMissing = isSystemError(error) && error.code === 'ENOENT';
      const refusal = new Refusal(404, 'server.request.notBuilt');
      sendFailure(context, reply, isMissing ? refusal : error);
    });
  };
};
