import type { Access } from '../contract/Access';
import type { AccessMap } from '../contract/call';
import type { OpenStore, Row, Store, VersionedStore } from '../store/Store';
import { groups } from '../tables/organisation/groups';
import { modules } from '../tables/organisation/modules';
import { type Organisation, organisations } from '../tables/organisation/organisations';
import { type User, users } from '../tables/organisation/users';
import type { Standing } from './access';
import { Rights } from './Rights';
import { isDemanded } from './secondFactor/demanded';

/** Changes to these can change what a user may do. */
const sources = [users, groups, organisations, modules] as const;

const remembered = async <K, T>(
  known: Map<K, T>,
  key: K,
  compute: () => Promise<T>,
): Promise<T> => {
  const value = known.get(key) ?? (await compute());
  known.set(key, value);
  return value;
};

/** What users are and may do, as one version of what is stored has it. Each answer is worked out once. */
export class RightsNow {
  private readonly users = new Map<number, User>();
  private readonly organisations = new Map<number, readonly Organisation[]>();
  private readonly accesses = new Map<string, AccessMap>();
  private readonly providers = new Map<number, boolean>();
  private readonly demands = new Map<number, boolean>();

  constructor(
    readonly version: string,
    private readonly store: Store,
    private readonly rights: Rights,
  ) {}

  async user(id: number): Promise<User | undefined> {
    const user = this.users.get(id) ?? (await this.store.rows(users).get(id));
    if (user) this.users.set(id, user);
    return user;
  }

  /** What a user may work for. Who is suspended is out; the provider's administrators alone look into it. */
  organisationsOf(user: Row): Promise<readonly Organisation[]> {
    return remembered(this.organisations, user.id, () => this.rights.organisationsOf(user));
  }

  accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    const compute = () => this.rights.accessOf(user, organisation);
    return remembered(this.accesses, `${user.id} ${organisation.id}`, compute);
  }

  /** Whether a user is an administrator of the provider. */
  isProvider(user: Row): Promise<boolean> {
    return remembered(this.providers, user.id, () => this.rights.isProvider(user));
  }

  /** Whether more than a password is demanded of a user, by whom they belong to. */
  demandsSecondFactor(user: User): Promise<boolean> {
    const compute = async () => isDemanded(this.store, user, await this.organisationsOf(user));
    return remembered(this.demands, user.id, compute);
  }
}

/**
 * Answers from what is stored, and remembers until it changes. Each answer is preceded by a look at the version, so
 * that a right that was taken away is gone whichever process took it.
 */
export class AccessRights implements Access {
  private last: RightsNow | undefined;
  private readonly rights: Rights;

  /** @param provider the provider's organisation, by its unique id or its number; the first one unless given */
  constructor(
    private readonly store: OpenStore,
    provider?: string,
  ) {
    this.rights = new Rights(store, provider);
  }

  /** What was stored at the last look. */
  get latest(): RightsNow | undefined {
    return this.last;
  }

  /**
   * What is stored by now, for the several questions of one call: the version is looked at once.
   *
   * @param store by which it is looked at
   */
  async now(store: VersionedStore = this.store): Promise<RightsNow> {
    const version = await store.versionOf(sources);
    // What a change overtakes is kept under the version that it began with, which nobody asks for again.
    if (this.last?.version !== version) this.last = new RightsNow(version, this.store, this.rights);
    return this.last;
  }

  async accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return (await this.now()).accessOf(user, organisation);
  }

  standingOf(user: Row, organisation: Row): Promise<Standing> {
    return this.rights.standingOf(user, organisation);
  }

  organisationsOf(user: Row): Promise<readonly Organisation[]> {
    return this.rights.organisationsOf(user);
  }

  reachOf(user: Row): Promise<readonly Organisation[]> {
    return this.rights.reachOf(user);
  }

  isProvider(user: Row): Promise<boolean> {
    return this.rights.isProvider(user);
  }

  providerOrganisation(): Promise<Organisation | undefined> {
    return this.rights.providerOrganisation();
  }

  within(store: Store): Access {
    return this.rights.within(store);
  }
}
