import { services } from '../behaviours/services';
import type { Catalogue } from '../contract/definitions';
import { Refusal } from '../contract/Refusal';
import type { GuardedRoute } from '../contract/route';
import { aliasesOf } from './aliases';
import { type Operation, routesOf } from './operations';
import { otherPath } from './otherPath';
import { childrenOperations } from './resource/children';
import { fileOperations } from './resource/files';
import { functionOperations } from './resource/functions';
import { linkOperations } from './resource/links';
import { ownFieldOperations } from './resource/ownFields';
import { recordOperations } from './resource/records';
import { answering } from './resource/Serving';
import { subListOperations } from './resource/subLists';

/** All calls that definitions and behaviours give, each with the right that it takes. */
export const listRoutes = (catalogue: Catalogue): readonly Operation[] => [
  ...catalogue.definitions
    .map((definition) => ({ definition, catalogue }))
    .flatMap((serving) => [
      ...recordOperations(serving),
      ...childrenOperations(serving),
      ...linkOperations(serving),
      ...subListOperations(serving),
      ...fileOperations(serving),
      ...ownFieldOperations(serving),
      ...functionOperations(serving),
    ]),
  ...services.map((service) => ({ ...service, run: answering(catalogue, service.run) })),
];

/** A POST that names a function where there is none is told so, as it is where there are others. */
const unknownFunctions = ({ definitions }: Catalogue): readonly GuardedRoute[] =>
  definitions
    .flatMap(({ path, single }) => (single ? [path] : [path, `${path}/:id`]))
    .map((path) => ({
      method: 'post',
      path: `/${path}`,
      handle: async () => {
        throw new Refusal(400, 'server.request.unknownFunction');
      },
    }));

/** A new record's page may call the functions of the resource: there is no record yet to call them on. */
const atNewRecords = (
  { definitions }: Catalogue,
  operations: readonly Operation[],
): readonly Operation[] => {
  const paths = new Set(definitions.map(({ path }) => path));
  return operations
    .filter(({ method, path, fn }) => method === 'POST' && fn !== undefined && paths.has(path))
    .map((operation) => ({ ...operation, path: `${operation.path}/add` }));
};

/** The routes that answer them. */
export const resourceRoutes = (catalogue: Catalogue): readonly GuardedRoute[] => {
  const listed = listRoutes(catalogue);
  const operations = [...listed, ...atNewRecords(catalogue, listed)];
  return [
    ...routesOf([...operations, ...aliasesOf(operations, otherPath)]),
    ...unknownFunctions(catalogue),
  ];
};
