import { LIST_EXPORT_PATH } from '../../../schemas/exchange/exports';
import type { Operation } from '../../contract/CallContext';
import { ok } from '../../contract/reply';
import { type Endpoint, operation } from './Endpoint';

/** By which a browser announces that it saves a list as a file, which it makes of the pages that it reads. */
export const listExportOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { path, single, verbs } = endpoint.definition;
  if (single || verbs.read === false) return [];
  return [
    operation(
      endpoint,
      { method: 'POST', path: `${path}/${LIST_EXPORT_PATH}`, right: 'read', isExport: true },
      async () => ok(),
    ),
  ];
};
