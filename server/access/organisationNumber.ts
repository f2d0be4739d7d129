import { randomInt } from 'node:crypto';
import type { Store } from '../store/Store';
import { organisations } from '../tables/organisation/organisations';

const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A unique id that no organisation has yet. */
export const newOrganisationNumber = async (store: Store): Promise<string> => {
  for (;;) {
    const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]);
    const organisationId = `ORG-${symbols.join('')}`;
    const where = { organisationId };
    if ((await store.rows(organisations).count({ where })) === 0) return organisationId;
  }
};
