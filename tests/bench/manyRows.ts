import { createSeed } from '../../mock-server/seed';
import { openStore } from '../../mock-server/store/openStore';

/** Fills a data folder with the demo data, and so many application users in its first organisation. */
export const manyRows = async (directory: string, count: number): Promise<void> => {
  const seed = await createSeed();
  const users = seed.applicationUsers ?? [];
  const first = users.filter(({ organisationId }) => organisationId === users[0]?.organisationId);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...first[index % first.length],
    id: index + 1,
    userId: index + 1,
  }));
  const store = await openStore({
    directory,
    seed: async () => ({ ...seed, applicationUsers: rows }),
  });
  await store.close();
};
