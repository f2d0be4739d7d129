import { type Right, rights } from '../../schemas';
import type { AccessMap } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { Row } from '../store/Store';
import type { Organisation } from '../tables/organisation/organisations';
import { ADMINISTRATOR, membershipsOf } from './memberships';

const NOTHING = '0000';
const EVERYTHING = '1111';

/** The ids in a field that holds a list of them. */
export const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

const bothFlags = (a: string, b: string): string =>
  rights.map((_, index) => (a[index] === '1' || b[index] === '1' ? '1' : '0')).join('');

/** Flags may be stored as 0/1 or as booleans. */
export const isActive = ({ active }: Row): boolean => Number(active) === 1;

/** Whether an organisation is suspended. What was never switched off is on. */
export const isSuspended = ({ active }: Row): boolean => Number(active ?? 1) !== 1;

/** Finds an organisation by its unique id or its number. */
export const organisationNamed = (
  organisations: readonly Organisation[],
  name: string,
): Organisation | undefined =>
  organisations.find(({ organisationId }) => organisationId === name) ??
  organisations.find(({ id }) => String(id) === name);

/** What a user is in an organisation. */
export interface Standing {
  readonly isAdministrator: boolean;
  readonly access: AccessMap;
}

/** The organisations above one, the nearest first, as far as none of them is suspended. */
export const ancestorsOf = (organisation: Row, organisations: readonly Row[]): readonly Row[] => {
  const known = new Map(organisations.map((row) => [row.id, row]));
  const found = new Set<Row>();
  let above = known.get(Number(organisation.parentId));
  while (above && !found.has(above) && !isSuspended(above)) {
    found.add(above);
    above = known.get(Number(above.parentId));
  }
  return [...found];
};

/** Whether a user is an administrator of an organisation: in it, or in one above whose role is inherited. */
export const isAdministratorOf = (user: Row, organisation: Row, above: readonly Row[]): boolean =>
  membershipsOf(user).some(
    ({ organisationId, roleId, countsBelow }) =>
      roleId === ADMINISTRATOR &&
      (organisationId === organisation.id ||
        (countsBelow && above.some(({ id }) => id === organisationId))),
  );

/**
 * What a user is and may do in an organisation: as its administrator everything, else the flags of its groups there,
 * added up by module, of the modules that the organisation has.
 *
 * @param above the organisations above it
 */
export const standingOf = (
  user: Row,
  organisation: Row,
  groups: readonly Row[],
  modules: readonly Row[],
  above: readonly Row[] = [],
): Standing => {
  const assigned = modules.filter(({ id }) => idsIn(organisation.moduleIds).includes(id));
  const own = groups.filter(
    ({ id, organisationId }) =>
      organisationId === organisation.id && idsIn(user.groupIds).includes(id),
  );
  const flagsOf = (moduleId: number) =>
    own
      .filter(({ moduleIds }) => idsIn(moduleIds).includes(moduleId))
      .reduce((flags, { access }) => bothFlags(flags, String(access)), NOTHING);
  const isAdministrator = isAdministratorOf(user, organisation, above);
  const access = assigned.map(({ id, modulekey }) => [
    modulekey,
    isAdministrator ? EVERYTHING : flagsOf(id),
  ]);
  return { isAdministrator, access: Object.fromEntries(access) };
};

/** Whether the flags of a module are among those of an access. */
export const grants = (access: AccessMap, module: string, flags: string): boolean =>
  rights.every(
    (_, index) =>
      flags[index] !== '1' || (Object.hasOwn(access, module) && access[module]?.[index] === '1'),
  );

/** Whether whoever has the one may give and take what the other has. */
export const covers = (one: Standing, other: Standing): boolean =>
  one.isAdministrator ||
  (!other.isAdministrator &&
    Object.entries(other.access).every(([module, flags]) => grants(one.access, module, flags)));

/**
 * The organisations that a user belongs to, and all below them, in order of id.
 *
 * @param isIn whether one counts; nobody comes through one that doesn't
 */
export const organisationsOf = (
  user: Row,
  organisations: readonly Row[],
  isIn: (organisation: Row) => boolean = () => true,
): Row[] => {
  const counting = organisations.filter(isIn);
  const visible = new Set<unknown>();
  let added: readonly unknown[] = membershipsOf(user)
    .map(({ organisationId }) => organisationId)
    .filter((own) => counting.some(({ id }) => id === own));
  while (added.length > 0) {
    for (const id of added) visible.add(id);
    added = counting
      .filter(({ id, parentId }) => visible.has(parentId) && !visible.has(id))
      .map(({ id }) => id);
  }
  return counting.filter(({ id }) => visible.has(id));
};

/** @throws Refusal 403 when the access doesn't hold the right on the module */
export const requireAccess = (access: AccessMap, module: string, right: Right): void => {
  const flags = Object.hasOwn(access, module) ? access[module] : undefined;
  if (flags?.[rights.indexOf(right)] !== '1') throw new Refusal(403, 'server.access.right');
};
