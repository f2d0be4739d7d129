import type { Request, RequestHandler, Response } from 'express';
import type { Definitions } from '../../contract/definitions';
import { Refusal } from '../../contract/Refusal';
import { isSystemError } from '../../store/disk';
import { authenticate } from '../authentication';
import { sendFailure } from '../registerRoutes';
import { isPageRequest, queryOf } from '../request';
import type { Route } from '../route';
import type { ServerContext } from '../ServerContext';
import { openBuiltApp } from './builtApp';
import { firstAnswers } from './firstAnswers';
import { openedPage } from './openedPage';
import { pageHtml } from './pageHtml';

/** Who is signed in, if anybody is. */
const whoAsks = (context: ServerContext, request: Request) =>
  authenticate(context, request).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/**
 * Answers every address of the app with its one page; to whoever is signed in, with what that address is
 * going to ask for, so that the browser doesn't find it out step by step.
 */
export const sendPage = (
  context: ServerContext,
  definitions: Definitions,
  routes: readonly Route[],
): RequestHandler => {
  const builtApp = openBuiltApp(context.appFolder);

  const answer = async (request: Request, response: Response): Promise<void> => {
    const app = await builtApp();
    const who = await whoAsks(context, request);
    response.type('html');
    if (who === undefined) {
      response.set('Cache-Control', 'no-cache').send(app.html);
      return;
    }
    const page = openedPage(definitions, request.path, queryOf(request));
    const { head, body } = pageHtml(app, page.parts);
    // The browser loads the files while the answers are made.
    response.set('Cache-Control', 'no-store').write(head);
    response.end(body(await firstAnswers({ context, routes, request, who }, page)));
  };

  return (request, response, next) => {
    if (!isPageRequest(request)) return next();
    answer(request, response).catch((error: unknown) => {
      const isMissing = isSystemError(error) && error.code === 'ENOENT';
      const refusal = new Refusal(404, 'server.request.notBuilt');
      sendFailure(context, request, response, isMissing ? refusal : error);
    });
  };
};
