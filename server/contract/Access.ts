import type { Row, Store } from '../store/Store';
import type { Organisation } from '../tables/organisation/organisations';
import type { AccessMap } from './call';

/** What users may do in organisations. */
export interface Access {
  accessOf(user: Row, organisation: Row): Promise<AccessMap>;
  /** What a user is in an organisation; the user may be one that isn't stored like that. */
  standingOf(
    user: Row,
    organisation: Row,
  ): Promise<{ readonly isAdministrator: boolean; readonly access: AccessMap }>;
  /** What a user may work for. */
  organisationsOf(user: Row): Promise<readonly Row[]>;
  /** All that a user belongs to or stands above, suspended or not. */
  reachOf(user: Row): Promise<readonly Organisation[]>;
  /** Whether a user is an administrator of the provider; the user may be one that isn't stored like that. */
  isProvider(user: Row): Promise<boolean>;
  /** The provider's organisation. */
  providerOrganisation(): Promise<Organisation | undefined>;
  /**
   * The same as a transaction has it. Whoever is in one asks nobody else: all connections of a database may be taken by
   * transactions, and each would wait for one more.
   */
  within(store: Store): Access;
}
