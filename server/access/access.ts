import { type Right, rights } from '../../schemas';
import type { AccessMap } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { OpenStore, Row } from '../store/Store';

const ADMINISTRATOR = 1;
const NOTHING = '0000';
const EVERYTHING = '1111';

/** Changes to these can change what a user may do. */
const sources = ['users', 'groups', 'organisations', 'modules'];

/** The ids in a field that holds a list of them. */
const ids = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const bothFlags = (a: string, b: string): string =>
  rights.map((_, index) => (a[index] === '1' || b[index] === '1' ? '1' : '0')).join('');

/**
 * What a user may do in an organisation: the flags of its groups there, added up by module, of the modules
 * that the organisation has.
 */
export const accessOf = (
  user: Row,
  organisation: Row,
  groups: readonly Row[],
  modules: readonly Row[],
): AccessMap => {
  const assigned = modules.filter(({ id }) => ids(organisation.moduleIds).includes(id));
  const own = groups.filter(
    ({ id, organisationId }) =>
      organisationId === organisation.id && ids(user.groupIds).includes(id),
  );
  const flagsOf = (moduleId: number) =>
    own
      .filter(({ moduleIds }) => ids(moduleIds).includes(moduleId))
      .reduce((flags, { access }) => bothFlags(flags, String(access)), NOTHING);
  const isAdministrator = user.roleId === ADMINISTRATOR;
  return Object.fromEntries(
    assigned.map(({ id, modulekey }) => [modulekey, isAdministrator ? EVERYTHING : flagsOf(id)]),
  );
};

/** The organisations that a user belongs to, and all below them, in order of id. */
export const organisationsOf = (user: Row, organisations: readonly Row[]): Row[] => {
  const visible = new Set<unknown>();
  let added: readonly unknown[] = [user.organisationId, ...ids(user.organisationIds)];
  while (added.length > 0) {
    for (const id of added) visible.add(id);
    added = organisations
      .filter(({ id, parentId }) => visible.has(parentId) && !visible.has(id))
      .map(({ id }) => id);
  }
  return organisations.filter(({ id }) => visible.has(id));
};

/** Answers from what is stored, and remembers until it changes. */
export class AccessRights {
  private readonly organisations = new Map<string, readonly Row[]>();
  private readonly accesses = new Map<string, AccessMap>();
  /** Moves on with every change, so that an answer that was under way isn't remembered. */
  private version = 0;

  constructor(private readonly store: OpenStore) {
    store.onChange((collections) => {
      if (!sources.some((source) => collections.has(source))) return;
      this.organisations.clear();
      this.accesses.clear();
      this.version += 1;
    });
  }

  organisationsOf(user: Row): Promise<readonly Row[]> {
    return this.remember(this.organisations, `${user.id}`, async () =>
      organisationsOf(user, (await this.store.find('organisations')).rows),
    );
  }

  accessOf(user: Row, organisation: Row): Promise<AccessMap> {
    return this.remember(this.accesses, `${user.id} ${organisation.id}`, async () => {
      const groups = await this.store.find('groups', {
        where: { organisationId: organisation.id },
      });
      const modules = await this.store.find('modules');
      return accessOf(user, organisation, groups.rows, modules.rows);
    });
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

/** @throws Refusal 403 when the access doesn't hold the right on the module */
export const requireAccess = (access: AccessMap, module: string, right: Right): void => {
  const flags = Object.hasOwn(access, module) ? access[module] : undefined;
  if (flags?.[rights.indexOf(right)] !== '1') throw new Refusal(403, 'server.access.right');
};
