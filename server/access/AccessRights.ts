import type { Access } from '../contract/Access';
import type { AccessMap } from '../contract/call';
import type { OpenStore, Row, Store } from '../store/Store';
import { groups } from '../tables/organisation/groups';
import { modules } from '../tables/organisation/modules';
import { organisations } from '../tables/organisation/organisations';
import { users } from '../tables/organisation/users';
import type { Standing } from './access';
import { Rights } from './Rights';

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

/**
 * Answers from what is stored, and remembers until it changes. Each answer is preceded by a look at the version, so
 * that a right that was taken away is gone whichever process took it.
 */
export class AccessRights implements Access {
  private remembered = nothing('');
  private readonly rights: Rights;

  /** @param provider the provider's organisation, by its unique id or its number; the first one unless given */
  constructor(
    private readonly store: OpenStore,
    provider?: string,
  ) {
    this.rights = new Rights(store, provider);
  }

  /** What a user may work for. Who is suspended is out; the provider's administrators alone look into it. */
  organisationsOf(user: Row): Promise<readonly Row[]> {
    return this.remember(
      (known) => known.organisations,
      `${user.id}`,
      () => this.rights.organisationsOf(user),
    );
  }

  accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return this.remember(
      ({ accesses }) => accesses,
      `${user.id} ${organisation.id}`,
      () => this.rights.accessOf(user, organisation),
    );
  }

  standingOf(user: Row, organisation: Row): Promise<Standing> {
    return this.rights.standingOf(user, organisation);
  }

  reachOf(user: Row): Promise<readonly Row[]> {
    return this.rights.reachOf(user);
  }

  /** Whether a user is an administrator of the provider. */
  isProvider(user: Row): Promise<boolean> {
    return this.remember(
      ({ providers }) => providers,
      `${user.id}`,
      () => this.rights.isProvider(user),
    );
  }

  providerOrganisation(): Promise<Row | undefined> {
    return this.rights.providerOrganisation();
  }

  within(store: Store): Access {
    return this.rights.within(store);
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
