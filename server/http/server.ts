import type { FastifyInstance } from 'fastify';
import { loadBehaviours } from '../behaviours/loadBehaviours';
import { loadDefinitions } from '../contract/definitions';
import { loadTables } from '../contract/loadTables';
import { createApp } from './createApp';
import { identityRoutes } from './identity/identityRoutes';
import type { Served } from './operations';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import { passwordLinkRoute } from './passwordLinkRoute';
import { resourceRoutes } from './resourceRoutes';
import type { Route } from './route';
import type { ServerContext } from './ServerContext';
import { sessionRoutes } from './sessionRoutes';
import { setUpRoute } from './setUpRoute';

const definitions = await loadDefinitions();

/** The resources that are served, and what is stored. */
export const served: Served = {
  definitions,
  behaviours: await loadBehaviours(),
  tables: await loadTables(definitions.all),
};

/** All calls below `/internal/v1`, in the order in which they are tried. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...identityRoutes,
  ...passkeyRoutes,
  setUpRoute,
  passwordLinkRoute,
  ...resourceRoutes(served),
];

/** Makes the server's app from what it needs. Its `server` may listen. */
export const buildServer = (context: ServerContext): Promise<FastifyInstance> =>
  createApp(context, served.definitions, routes);
