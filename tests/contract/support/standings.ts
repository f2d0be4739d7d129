import { organisations as definition } from '../../../resources/organisation/organisations';
import { covers, grants, type Standing } from '../../../server/access/access';
import type { Row } from '../../../server/store/Store';
import { modules } from '../../../server/tables/organisation/modules';
import { organisations } from '../../../server/tables/organisation/organisations';
import { users } from '../../../server/tables/organisation/users';
import { rowsNamed } from '../../fixtures/rowsNamed';
import type { Api } from './Api';

/** What users are in each organisation, and what that follows from, at one moment. */
export interface Standings {
  readonly users: readonly Row[];
  readonly organisations: readonly Row[];
  readonly modules: readonly Row[];
  readonly providers: readonly number[];
  of(userId: number, organisationId: number): Standing;
}

const NOBODY: Standing = { isAdministrator: false, access: {} };

export const standingsIn = async ({ server }: Api): Promise<Standings> => {
  const { access, store } = server.context;
  const all = (name: string) => rowsNamed(store, name).find();
  const [people, places] = [await all(users.name), await all(organisations.name)];
  const known = new Map<string, Standing>();
  const providers: number[] = [];
  for (const user of people) {
    if (await access.isProvider(user)) providers.push(user.id);
    for (const place of places)
      known.set(`${user.id} ${place.id}`, await access.standingOf(user, place));
  }
  return {
    users: people,
    organisations: places,
    modules: await all(modules.name),
    providers,
    of: (userId, organisationId) => known.get(`${userId} ${organisationId}`) ?? NOBODY,
  };
};

/** The modules and rights on them that one standing has, and neither of the others. */
const moreThan = (now: Standing, ...others: readonly Standing[]): readonly string[] => {
  if (others.some(({ isAdministrator }) => isAdministrator)) return [];
  if (now.isAdministrator) return ['everything'];
  return Object.entries(now.access).flatMap(([module, access]) =>
    [...access].flatMap((flag, index) => {
      const only = `${'0'.repeat(index)}${flag}`;
      const isKnown = others.some((other) => grants(other.access, module, only));
      return isKnown ? [] : [`${module} ${only}`];
    }),
  );
};

/** What the provider alone sets of an organisation. */
const terms = (row: Row) =>
  Object.entries(definition.fields)
    .filter(([, field]) => 'writtenBy' in field)
    .map(([name]) => [name, row[name]]);

/** What of a user nobody may change who is not above the user. */
const account = ({ groupIds: _, ...row }: Row) => row;

/** Whether a user was within what the caller may do, wherever that user belongs to. */
const wasWithin = ({ providers, organisations, of }: Standings, caller: number, user: number) =>
  !providers.includes(user) &&
  organisations.every(({ id }) => covers(of(caller, id), of(user, id)));

/** What anybody has by now that neither they nor the caller had before; and what else only others may change. */
export const gainedSince = (before: Standings, now: Standings, caller: number) => {
  const kept = before.users.filter(({ id }) => !wasWithin(before, caller, id));
  return {
    rights: now.users.flatMap((user) =>
      now.organisations.flatMap(({ id }) =>
        moreThan(now.of(user.id, id), before.of(user.id, id), before.of(caller, id)).map(
          (right) => `user ${user.id} in ${id}: ${right}`,
        ),
      ),
    ),
    providers: now.providers.filter((id) => !before.providers.includes(id)),
    accounts: kept.filter(
      (user) =>
        JSON.stringify(now.users.filter(({ id }) => id === user.id).map(account)) !==
        JSON.stringify([account(user)]),
    ),
    terms:
      JSON.stringify(now.organisations.map((row) => [row.id, row.moduleIds, terms(row)])) !==
      JSON.stringify(before.organisations.map((row) => [row.id, row.moduleIds, terms(row)])),
    modules: JSON.stringify(now.modules) !== JSON.stringify(before.modules),
  };
};

export const NOTHING = { rights: [], providers: [], accounts: [], terms: false, modules: false };
