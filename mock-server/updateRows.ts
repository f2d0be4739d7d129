import { served } from '../server/http/server';
import { keepFollowing } from '../server/records/kept';
import { fillOrganisations } from '../server/records/organisationOfRows';
import { moveRenamed } from '../server/records/renamed';
import type { OpenStore } from '../server/store/Store';

/**
 * Has stored rows hold what this release expects of them: fields under their names of today, the organisations whose
 * they are, and values that follow from others. Idempotent; it reads all rows of some tables.
 */
export const updateRows = async (store: OpenStore): Promise<void> => {
  await moveRenamed(served, store);
  await fillOrganisations(served, store);
  await keepFollowing(served, store);
};
