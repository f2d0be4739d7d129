import { behaviours } from '../behaviours';
import type { Catalogue } from '../definitions';
import { type Operation, routesOf } from './operations';
import { fileOperations } from './resource/files';
import { functionOperations } from './resource/functions';
import { linkOperations } from './resource/links';
import { recordOperations } from './resource/records';
import { subListOperations } from './resource/subLists';
import type { GuardedRoute } from './route';

/** All calls that definitions and behaviours give, each with the right that it takes. */
export const listRoutes = (catalogue: Catalogue): readonly Operation[] => [
  ...catalogue.definitions
    .map((definition) => ({ definition, catalogue }))
    .flatMap((serving) => [
      ...recordOperations(serving),
      ...linkOperations(serving),
      ...subListOperations(serving),
      ...fileOperations(serving),
      ...functionOperations(serving),
    ]),
  ...Object.values(behaviours).flatMap(({ operations = [] }) => operations),
];

/** The routes that answer them. */
export const resourceRoutes = (catalogue: Catalogue): readonly GuardedRoute[] =>
  routesOf(listRoutes(catalogue));
