import type { Application } from 'express';
import { loadCatalogue } from '../contract/definitions';
import type { Route } from '../contract/route';
import type { ServerContext } from './context';
import { createApp } from './createApp';
import { resourceRoutes } from './resourceRoutes';
import { sessionRoutes } from './sessionRoutes';

/** All calls below `/internal/v1`, in the order in which they are tried. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...resourceRoutes(await loadCatalogue()),
];

/** Makes the server's app from what it needs. */
export function buildServer(context: ServerContext): Application {
  return createApp(context, routes);
}
