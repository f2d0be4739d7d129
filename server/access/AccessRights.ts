import type { AccessMap } from '../contract/call';
import type { OpenStore, Row } from '../store/Store';
import { groups } from '../tables/organisation/groups';
import { modules } from '../tables/organisation/modules';
import { organisations } from '../tables/organisation/organisations';
import { users } from '../tables/organisation/users';
import { idsIn, isAdministratorOf, isSuspended, type Standing, standingOf } from './access';
import { ADMINISTRATOR, membershipsOf } from './memberships';

/** Changes to these can change what a user may do. */
const sources = [users, groups, organisations, modules] as const;

/** What was worked out from one version of what is stored. */
interface Remembered {
  readonly version: string;
  readonly organisations: Map<string, readonly Row[]>;
  readonly accesses: Map<string, AccessMap>;
  readonly providers: Map<string, boolean>;
}

const nothing = (version: string): Remembered => ({
  version,
  organisations: new Map(),
  accesses: new Map(),
  providers: new Map(),
});

/** Organisations are shared, and whose they are is what is asked. */
const allIn = (store: OpenStore) => store.across<Row>(organisations);

/**
 * Answers from what is stored, and remembers until it changes. Each answer is preceded by a look at the version, so
 * that a right that was taken away is gone whichever process took it.
 */
export class AccessRights {
  private remembered = nothing('');

  /** @param provider the provider's organisation, by its unique id or its number; the first one unless given */
  constructor(
    private readonly store: OpenStore,
    private readonly provider?: string,
  ) {}

  /** What a user may work for. Who is suspended is out; the provider's administrators alone look into it. */
  organisationsOf(user: Row): Promise<readonly Row[]> {
    return this.remember(
      ({ organisations }) => organisations,
      `${user.id}`,
      async () =>
        (await this.isAdministratorOfProvider(user))
          ? this.reachOf(user)
          : this.treeOf(user, (row) => !isSuspended(row)),
    );
  }

  accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return this.remember(
      ({ accesses }) => accesses,
      `${user.id} ${organisation.id}`,
      async () => (await this.standingOf(user, organisation)).access,
    );
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
  reachOf(user: Row): Promise<readonly Row[]> {
    return this.treeOf(user, () => true);
  }

  /** Whether a user is an administrator of the provider. */
  isProvider(user: Row): Promise<boolean> {
    return this.remember(
      ({ providers }) => providers,
      `${user.id}`,
      () => this.isAdministratorOfProvider(user),
    );
  }

  /** The provider's organisation. */
  async providerOrganisation(): Promise<Row | undefined> {
    const { provider } = this;
    const all = allIn(this.store);
    if (provider === undefined) return (await all.find({ take: 1 }))[0];
    const [named] = await all.find({ where: { organisationId: provider }, take: 1 });
    return named ?? (/^[1-9]\d*$/.test(provider) ? all.get(Number(provider)) : undefined);
  }

  private async isAdministratorOfProvider(user: Row): Promise<boolean> {
    const isOneOfAny = membershipsOf(user).some(({ roleId }) => roleId === ADMINISTRATOR);
    const provider = isOneOfAny ? await this.providerOrganisation() : undefined;
    return provider !== undefined && isAdministratorOf(user, provider, []);
  }

  /** The organisations that a user belongs to, and all below them: level by level, through those that count. */
  private async treeOf(user: Row, counts: (row: Row) => boolean): Promise<readonly Row[]> {
    const found = new Map<number, Row>();
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
  private async aboveOf(organisation: Row): Promise<readonly Row[]> {
    const found = new Map<number, Row>();
    let { parentId } = organisation;
    while (typeof parentId === 'number' && !found.has(parentId)) {
      const above = await allIn(this.store).get(parentId);
      if (!above || isSuspended(above)) break;
      found.set(above.id, above);
      parentId = above.parentId;
    }
    return [...found.values()];
  }

  private async remember<T>(
    mapIn: (remembered: Remembered) => Map<string, T>,
    key: string,
    compute: () => Promise<T>,
  ): Promise<T> {
    const version = await this.store.versionOf(sources);
    if (version !== this.remembered.version) this.remembered = nothing(version);
    // What a change overtakes is kept under the version that it began with, which nobody asks for again.
    const known = mapIn(this.remembered);
    const value = known.get(key) ?? (await compute());
    known.set(key, value);
    return value;
  }
}
