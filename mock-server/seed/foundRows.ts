import type { Resource } from '../../schemas';
import { filesBelow } from '../../server/contract/foundFiles';
import type { Values } from '../../server/store/Store';
import type { Workshop } from './collections';

/** The rows of a resource that an organisation gets, once those of `seed/index.ts` are there. */
type RowsOf = (shop: Workshop) => readonly Values[];

const isRowsOf = (exported: unknown): exported is RowsOf => typeof exported === 'function';

/**
 * Demo data that are found by where they stand: `mock-server/rows/<area>/<name>.ts` exports `rows`, the rows of the
 * resource of that name.
 *
 * @throws Error that names a file which is no resource's, or exports no such function
 */
export const foundRows = async (
  definitions: readonly Resource[],
): Promise<readonly (readonly [collection: string, rowsOf: RowsOf])[]> =>
  Promise.all(
    [...(await filesBelow('mock-server/rows'))].map(async ([file, load]) => {
      const [, name = ''] = file.split('/');
      const { rows } = await load();
      if (!definitions.some((definition) => definition.name === name))
        throw new Error(`mock-server/rows/${file}.ts: there is no resource ${name}`);
      if (!isRowsOf(rows))
        throw new Error(`mock-server/rows/${file}.ts: it exports no function called rows`);
      return [name, rows] as const;
    }),
  );
