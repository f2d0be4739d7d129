import { organisations as organisationDefinition } from '../../../../resources/organisation/organisations';
import { users as userDefinition } from '../../../../resources/organisation/users';
import { ADMINISTRATOR } from '../../../access/memberships';
import { newOrganisationNumber } from '../../../access/organisationNumber';
import { moduleRows, roleRows } from '../../../contract/dictionaries';
import type { Locale, Translate } from '../../../contract/translate';
import type { Row, Store } from '../../../store/Store';
import { modules } from '../../../tables/organisation/modules';
import { organisations } from '../../../tables/organisation/organisations';
import { roles } from '../../../tables/organisation/roles';
import { users } from '../../../tables/organisation/users';
import { firstValues } from '../../../wire/fields';

/** What an installation is set up with. */
export interface FirstRows {
  /** Of the provider's organisation. */
  readonly organisation: string;
  readonly administrator: {
    readonly firstName: string;
    readonly insertions: string;
    readonly lastName: string;
    readonly email: string;
    readonly passwordHash: string;
  };
  /** Of the names that roles and modules begin with. */
  readonly locale: Locale;
  /** When it is done, in ISO 8601. */
  readonly now: string;
}

/**
 * Adds what every installation needs: roles, modules, the provider's organisation and its administrator.
 *
 * @returns the administrator
 */
export const addFirstRows = async (
  store: Store,
  translate: Translate,
  { organisation, administrator, locale, now }: FirstRows,
): Promise<Row> => {
  for (const role of roleRows(translate, locale)) await store.rows(roles).insert(role);
  const moduleIds: number[] = [];
  for (const module of moduleRows(translate, locale))
    moduleIds.push((await store.rows(modules).insert(module)).id);
  const { id: organisationId } = await store.rows<Row>(organisations).insert({
    ...firstValues(organisationDefinition.fields),
    name: organisation,
    organisationId: await newOrganisationNumber(store),
    parentId: null,
    moduleIds,
  });
  return store.rows<Row>(users).insert({
    ...firstValues(userDefinition.fields),
    ...administrator,
    organisationId,
    organisationIds: [organisationId],
    groupIds: [],
    roleId: ADMINISTRATOR,
    roleBelow: 1,
    lastModified: now,
  });
};
