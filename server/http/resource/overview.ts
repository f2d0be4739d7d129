import type { Resource } from '../../../schemas';
import type { Operation } from '../../contract/CallContext';
import { list } from '../../contract/reply';
import { atAGlance, type Overviewed } from '../../records/overview';
import { type Endpoint, operation } from './Endpoint';

const shownOn =
  (page: string) =>
  (definition: Resource): definition is Overviewed =>
    definition.overview?.page === page;

/** The call of a page that shows single records at a glance: all of them in one answer. */
export const overviewOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition, definitions } = endpoint;
  const shown = definitions.all.filter(shownOn(definition.name));
  if (shown.length === 0) return [];
  return [
    operation(
      endpoint,
      { method: 'GET', path: definition.path, right: 'read' },
      async (context) => {
        const rows = await Promise.all(shown.map((one) => atAGlance(context, one)));
        return list(rows, rows.length);
      },
    ),
  ];
};
