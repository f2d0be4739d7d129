import type { Page } from 'playwright/test';
import { accounts, test as base, signInAs } from './fixtures';
import { choosePassword } from './passwords';
import { call, uniqueName } from './stored';

export interface Person {
  readonly id: number;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

const ADMINISTRATOR = 1;
const OPERATOR = 3;

/** Somebody new, who is signed in on the page. */
const somebodyNew = async (page: Page, roleId: number): Promise<Person> => {
  const lastName = uniqueName('Zelf');
  const email = `${lastName.replace(' ', '-').toLowerCase()}@demo.test`;
  await signInAs(page, accounts.admin);
  const { password, last_id } = await call(page, 'PUT', 'users/add', {
    firstName: 'Ik',
    lastName,
    email,
    active: 1,
    roleId,
  });
  const me = { id: Number(last_id), lastName, email, password: 'eigen1' };
  await choosePassword(page, email, String(password), me.password);
  await signInAs(page, me.email, me.password);
  return me;
};

interface Fixtures {
  /** Somebody new, who is signed in on the page, so that no test changes what others work with. */
  me: Person;
  /** The same with all rights. */
  administrator: Person;
}

export const test = base.extend<Fixtures>({
  me: async ({ page }, use) => use(await somebodyNew(page, OPERATOR)),
  administrator: async ({ page }, use) => use(await somebodyNew(page, ADMINISTRATOR)),
});
