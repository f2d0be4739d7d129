import { users as definition } from '../../../../resources/organisation/users';
import { isActive } from '../../../access/access';
import { hasToChoose } from '../../../access/generatedPasswords';
import { OPERATOR } from '../../../access/memberships';
import { NO_LINK } from '../../../access/passwordLinks';
import { isOwnAccount } from '../../../access/providerAccounts';
import type { StartedFrom } from '../../../access/sessions';
import { hashOf } from '../../../access/token';
import type { Access } from '../../../contract/Access';
import type { Clock } from '../../../contract/clock';
import { Refusal } from '../../../contract/Refusal';
import type { FileStore } from '../../../files/FileStore';
import type { OnEntry } from '../../../records/audit/entries';
import type { Identity } from '../../../services/identity/IdentityProvider';
import { NotUnique, type Store } from '../../../store/Store';
import { identities } from '../../../tables/organisation/identities';
import type { SignInProvider } from '../../../tables/organisation/signInProvider';
import { type User, users } from '../../../tables/organisation/users';
import { firstValues } from '../../../wire/fields';
import { accountEntry } from './accountEntry';
import { groupsBy } from './groupsBy';

/** Somebody whom a provider has sent, with an address of one of the organisation's domains. */
export interface Arrival {
  readonly organisationId: number;
  readonly provider: SignInProvider;
  readonly identity: Identity;
  readonly email: string;
  readonly from: StartedFrom;
}

/** What accounts are looked for and made with. */
interface Context {
  readonly store: Store;
  readonly access: Access;
  readonly files: Pick<FileStore, 'hasRoom'>;
  readonly clock: Clock;
  readonly onEntry: OnEntry;
}

/** An arrival as a transaction has it. */
interface Arriving extends Arrival {
  readonly context: Context;
  readonly store: Store;
  readonly subjectHash: string;
}

const LONGEST_NAME = 100;

/** @throws Refusal 403 for an account that isn't the organisation's alone */
const requireOwn = async ({ context, store, organisationId }: Arriving, user: User) => {
  const access = context.access.within(store);
  if (user.organisationId !== organisationId || !(await isOwnAccount({ access }, user)))
    throw new Refusal(403, 'server.identity.elsewhere');
};

/** The account that was found for them before. What is left of one that was deleted goes. */
const linkedAccount = async ({
  context,
  store,
  organisationId,
  subjectHash,
}: Arriving): Promise<User | undefined> => {
  const rows = store.rows(identities, organisationId);
  const [row] = await rows.find({ where: { subjectHash }, take: 1 });
  if (row === undefined) return undefined;
  const user = row.userId === null ? undefined : await store.rows(users).get(row.userId, 'lock');
  if (user) await rows.update(row.id, { lastUse: context.clock() });
  else await rows.remove(row.id);
  return user;
};

/** An account that is theirs from now on. @throws Refusal 403 where it is somebody's else already */
const link = async ({ context, store, identity, ...rest }: Arriving, user: User): Promise<User> => {
  const { organisationId, subjectHash } = rest;
  const { issuer } = identity;
  const rows = store.rows(identities, organisationId);
  if ((await rows.count({ where: { userId: user.id, issuer } })) > 0)
    throw new Refusal(403, 'server.identity.other');
  await rows.insert({ issuer, subjectHash, userId: user.id, lastUse: context.clock() });
  // Nobody has to choose a password who was given one and needs none.
  if (!hasToChoose(user)) return user;
  return store.rows(users).update(user.id, { passwordHash: '', passwordExpires: null, ...NO_LINK });
};

/** The account with their address. */
const accountWith = async ({ store, email }: Arriving): Promise<User | undefined> => {
  const where = { email: { ignoringCase: email } };
  const [found] = await store.rows(users).find({ where, take: 1 });
  return found && store.rows(users).get(found.id, 'lock');
};

/** @throws Refusal 403 where users are added by hand, 507 on a full disk */
const createAccount = async (arriving: Arriving): Promise<User> => {
  const { context, store, provider, identity, email, organisationId } = arriving;
  if (!provider.createsUsers) throw new Refusal(403, 'server.identity.unknown');
  if (!(await context.files.hasRoom())) throw new Refusal(507, 'server.request.diskFull');
  const user = await store.rows(users).insert({
    ...firstValues(definition.fields),
    firstName: identity.firstName.slice(0, LONGEST_NAME),
    lastName: (identity.lastName || email.split('@')[0] || email).slice(0, LONGEST_NAME),
    email,
    passwordHash: '',
    roleId: OPERATOR,
    roleBelow: 0,
    active: 1,
    organisationId,
    organisationIds: [organisationId],
    groupIds: [],
    lastModified: new Date(context.clock()).toISOString(),
  });
  return user;
};

interface Found {
  readonly user: User;
  readonly isNew: boolean;
}

const findAccount = async (arriving: Arriving): Promise<Found> => {
  const linked = await linkedAccount(arriving);
  if (linked) {
    await requireOwn(arriving, linked);
    return { user: linked, isNew: false };
  }
  const known = await accountWith(arriving);
  if (known) await requireOwn(arriving, known);
  const user = await link(arriving, known ?? (await createAccount(arriving)));
  return { user, isNew: known === undefined };
};

/** Has somebody who was found in the groups that the provider names. */
const admit = async (arriving: Arriving, { user, isNew }: Found): Promise<Admitted> => {
  if (!isActive(user)) throw new Refusal(401, 'server.session.off');
  const { context, store, provider, identity, from } = arriving;
  const groupIds = groupsBy(provider, identity.claims, user.groupIds ?? []);
  if (groupIds === undefined && !isNew) return { user, isLogged: false };
  await accountEntry(context, store, { user, from, isNew, groupIds });
  return {
    user: groupIds ? await store.rows(users).update(user.id, { groupIds }) : user,
    isLogged: true,
  };
};

/** An account that somebody may sign in to. */
interface Admitted {
  readonly user: User;
  /** Whether the call has its entry in the audit log, because it changed the account. */
  readonly isLogged: boolean;
}

/**
 * The account of somebody whom a provider has sent: the one that was theirs before by issuer and subject, else the one
 * of the organisation with their address, else a new one where the organisation has those made.
 *
 * @throws Refusal 403 where there is none, or it isn't the organisation's alone, or it is somebody's else; 401 where it is suspended
 */
export const accountOf = (context: Context, arrival: Arrival): Promise<Admitted> => {
  const { issuer, subject } = arrival.identity;
  const subjectHash = hashOf(`${issuer}\n${subject}`);
  return context.store
    .transaction(async (store) => {
      await store.lock(`identity:${arrival.organisationId} ${subjectHash}`);
      const arriving = { ...arrival, context, store, subjectHash };
      return admit(arriving, await findAccount(arriving));
    })
    .catch((error: unknown) => {
      // Somebody else was given the address meanwhile.
      if (error instanceof NotUnique) throw new Refusal(403, 'server.identity.other');
      throw error;
    });
};
