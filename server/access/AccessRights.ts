import type { AccessMap } from '../contract/call';
import type { OpenStore, Row } from '../store/Store';
import {
  ancestorsOf,
  isAdministratorOf,
  isSuspended,
  organisationNamed,
  organisationsOf,
  type Standing,
  standingOf,
} from './access';

/** Changes to these can change what a user may do. */
const sources = ['users', 'groups', 'organisations', 'modules'];

/** Answers from what is stored, and remembers until it changes. */
export class AccessRights {
  private readonly organisations = new Map<string, readonly Row[]>();
  private readonly accesses = new Map<string, AccessMap>();
  private readonly providers = new Map<string, boolean>();
  /** Moves on with every change, so that an answer that was under way isn't remembered. */
  private version = 0;

  /** @param provider the provider's organisation, by its unique id or its number; the first one unless given */
  constructor(
    private readonly store: OpenStore,
    private readonly provider?: string,
  ) {
    store.onChange((collections) => {
      if (!sources.some((source) => collections.has(source))) return;
      this.organisations.clear();
      this.accesses.clear();
      this.providers.clear();
      this.version += 1;
    });
  }

  /** What a user may work for. Who is suspended is out; the provider's administrators alone look into it. */
  organisationsOf(user: Row): Promise<readonly Row[]> {
    return this.remember(this.organisations, `${user.id}`, async () => {
      const { rows } = await this.store.find('organisations');
      const isProvider = this.isAdministratorOfProvider(user, rows);
      return organisationsOf(user, rows, isProvider ? undefined : (row) => !isSuspended(row));
    });
  }

  accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return this.remember(
      this.accesses,
      `${user.id} ${organisation.id}`,
      async () => (await this.standingOf(user, organisation)).access,
    );
  }

  /** What a user is in an organisation; the user may be one that isn't stored like that. */
  async standingOf(user: Row, organisation: Row): Promise<Standing> {
    const own = { where: { organisationId: organisation.id } };
    const groups = await this.store.find('groups', own);
    const modules = await this.store.find('modules');
    const all = await this.store.find('organisations');
    const above = ancestorsOf(organisation, all.rows);
    return standingOf(user, organisation, groups.rows, modules.rows, above);
  }

  /** All that a user belongs to or stands above, suspended or not. */
  async reachOf(user: Row): Promise<readonly Row[]> {
    return organisationsOf(user, (await this.store.find('organisations')).rows);
  }

  /** Whether a user is an administrator of the provider. */
  isProvider(user: Row): Promise<boolean> {
    return this.remember(this.providers, `${user.id}`, async () =>
      this.isAdministratorOfProvider(user, (await this.store.find('organisations')).rows),
    );
  }

  /** The provider's organisation. */
  async providerOrganisation(): Promise<Row | undefined> {
    return this.providerAmong((await this.store.find('organisations')).rows);
  }

  private providerAmong(all: readonly Row[]): Row | undefined {
    if (this.provider !== undefined) return organisationNamed(all, this.provider);
    return all.reduce<Row | undefined>(
      (first, row) => (first && first.id < row.id ? first : row),
      undefined,
    );
  }

  private isAdministratorOfProvider(user: Row, all: readonly Row[]): boolean {
    const provider = this.providerAmong(all);
    return provider !== undefined && isAdministratorOf(user, provider, []);
  }

  private async remember<T>(
    known: Map<string, T>,
    key: string,
    compute: () => Promise<T>,
  ): Promise<T> {
    const before = known.get(key);
    if (before !== undefined) return before;
    const { version } = this;
    const value = await compute();
    if (version === this.version) known.set(key, value);
    return value;
  }
}
