import type { Access } from '../contract/Access';
import type { AccessMap } from '../contract/call';
import type { Row, Store } from '../store/Store';
import { groups } from '../tables/organisation/groups';
import { modules } from '../tables/organisation/modules';
import { type Organisation, organisations } from '../tables/organisation/organisations';
import { idsIn, isAdministratorOf, isSuspended, type Standing, standingOf } from './access';
import { ADMINISTRATOR, membershipsOf } from './memberships';

/** Organisations are shared, and whose they are is what is asked. */
const allIn = (store: Store) => store.across(organisations);

/** What users may do, as a store has it. */
export class Rights implements Access {
  /** @param provider the provider's organisation, by its unique id or its number; the first one unless given */
  constructor(
    private readonly store: Store,
    private readonly provider?: string,
  ) {}

  /** What a user may work for. Who is suspended is out; the provider's administrators alone look into it. */
  async organisationsOf(user: Row): Promise<readonly Organisation[]> {
    return (await this.isProvider(user))
      ? this.reachOf(user)
      : this.treeOf(user, (row) => !isSuspended(row));
  }

  async accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return (await this.standingOf(user, organisation)).access;
  }

  /** What a user is in an organisation; the user may be one that isn't stored like that. */
  async standingOf(user: Row, organisation: Row): Promise<Standing> {
    const ownGroups = await this.store
      .rows<Row>(groups, organisation.id)
      .find({ where: { id: idsIn(user.groupIds) } });
    const ownModules = await this.store
      .across<Row>(modules)
      .find({ where: { id: idsIn(organisation.moduleIds) } });
    const isAbove = membershipsOf(user).some(
      ({ roleId, countsBelow }) => roleId === ADMINISTRATOR && countsBelow,
    );
    const above = isAbove ? await this.aboveOf(organisation) : [];
    return standingOf(user, organisation, ownGroups, ownModules, above);
  }

  /** All that a user belongs to or stands above, suspended or not. */
  reachOf(user: Row): Promise<readonly Organisation[]> {
    return this.treeOf(user, () => true);
  }

  /** Whether a user is an administrator of the provider. */
  async isProvider(user: Row): Promise<boolean> {
    const isOneOfAny = membershipsOf(user).some(({ roleId }) => roleId === ADMINISTRATOR);
    const provider = isOneOfAny ? await this.providerOrganisation() : undefined;
    return provider !== undefined && isAdministratorOf(user, provider, []);
  }

  /** The provider's organisation. */
  async providerOrganisation(): Promise<Organisation | undefined> {
    const { provider } = this;
    const all = allIn(this.store);
    if (provider === undefined) return (await all.find({ take: 1 }))[0];
    const [named] = await all.find({ where: { organisationId: provider }, take: 1 });
    return named ?? (/^[1-9]\d*$/.test(provider) ? all.get(Number(provider)) : undefined);
  }

  within(store: Store): Access {
    return new Rights(store, this.provider);
  }

  /** The organisations that a user belongs to, and all below them: level by level, through those that count. */
  private async treeOf(
    user: Row,
    counts: (row: Organisation) => boolean,
  ): Promise<readonly Organisation[]> {
    const found = new Map<number, Organisation>();
    const own = membershipsOf(user).map(({ organisationId }) => organisationId);
    let level = await allIn(this.store).find({ where: { id: own } });
    while (level.length > 0) {
      const added = level.filter((row) => counts(row) && !found.has(row.id));
      for (const row of added) found.set(row.id, row);
      const parentId = added.map(({ id }) => id);
      level = parentId.length > 0 ? await allIn(this.store).find({ where: { parentId } }) : [];
    }
    return [...found.values()].sort((one, other) => one.id - other.id);
  }

  /** The organisations above one, the nearest first, as far as none of them is suspended. */
  private async aboveOf(organisation: Row): Promise<readonly Organisation[]> {
    const found = new Map<number, Organisation>();
    let { parentId } = organisation;
    while (typeof parentId === 'number' && !found.has(parentId)) {
      const above = await allIn(this.store).get(parentId);
      if (!above || isSuspended(above)) break;
      found.set(above.id, above);
      parentId = above.parentId;
    }
    return [...found.values()];
  }
}
