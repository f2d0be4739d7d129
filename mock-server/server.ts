import type { Application } from 'express';
import type { ServerContext } from './context';
import { loadCatalogue } from './definitions';
import { createApp } from './http/createApp';
import { resourceRoutes } from './http/resourceRoutes';
import type { Route } from './http/route';
import { sessionRoutes } from './http/sessionRoutes';

/** All calls below `/internal/v1`, in the order in which they are tried. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...resourceRoutes(await loadCatalogue()),
];

/** Makes the server's app from what it needs. */
export function buildServer(context: ServerContext): Application {
  return createApp(context, routes);
}
