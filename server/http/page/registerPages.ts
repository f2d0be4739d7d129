import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Definitions } from '../../contract/definitions';
import { sendFailure } from '../registerRoutes';
import { isPageRequest, pathOf } from '../request';
import type { Route } from '../route';
import type { ServerContext } from '../ServerContext';
import { setOpenerPolicy } from './openerPolicy';
import { sendPage } from './sendPage';
import { setUpAddress } from './setUpAddress';

/** Addresses of the app, which are neither calls nor files. */
const PAGES = /^\/(?!internal\/|assets(?:\/|$)|v1\/)/;

const ASSETS = '/assets';
const YEAR = 365 * 24 * 60 * 60 * 1_000;

/** Names of assets change with what they hold, so they are cached for good. */
const sendAsset = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const name = decodeURIComponent(pathOf(request)).slice(ASSETS.length);
  const forGood = { maxAge: YEAR, immutable: true };
  return reply.header('Vary', 'accept-encoding').sendFile(`${ASSETS}${name}`, forGood);
};

/** Files come compressed as the build did; each part of a page leaves as it is made, for a browser to load files by. */
const registerFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'deflate'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  });
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
  });
};

/** What can't be a file's name: how it is recognised isn't disclosed. */
const isNoName = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 400 || error.statusCode === 403);

/** Makes the app answer: its page at every address, and its files. */
export const registerPages =
  (context: ServerContext, definitions: Definitions, routes: readonly Route[]) =>
  async (app: FastifyInstance): Promise<void> => {
    await registerFiles(app, context.appFolder);
    app.setErrorHandler((error, _request, reply) =>
      isNoName(error) ? reply.callNotFound() : sendFailure(context, reply, error),
    );
    const page = sendPage(context, definitions, routes);
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const path = pathOf(request);
      if (!PAGES.test(path)) {
        reply.callNotFound();
        return reply;
      }
      setOpenerPolicy(request, reply);
      const isPage = isPageRequest(request);
      const elsewhere = isPage ? await setUpAddress(context.setUp, request) : undefined;
      if (elsewhere !== undefined) return reply.redirect(elsewhere, 303);
      if (!isPage) return reply.sendFile(decodeURIComponent(path));
      page(request, reply);
      return reply;
    };
    for (const url of [ASSETS, `${ASSETS}/*`]) app.get(url, sendAsset);
    app.get('/*', answer);
  };
