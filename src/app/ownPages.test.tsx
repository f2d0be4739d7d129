import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSession, session } from '../../dataProvider/session';
import { takings } from '../../tests/fixtures/takings';
import { createI18n } from './i18n';
import { Breadcrumb } from './layout/Breadcrumb';
import { MenuEntries } from './menu/MenuEntries';
import { RoutedPage } from './RoutedPage';

// What the build makes of a page's file and of its labels.
const { menu } = await vi.hoisted(async () => {
  const { takings } = await import('../../tests/fixtures/takings');
  const labels = { en: { name: 'Takings' }, nl: { name: 'Opbrengst' } };
  const { name, path, route, recordRoute, pages, module, single, localeFree } = takings;
  const shown = { name, path, route, recordRoute, pages, module, single, localeFree };
  const entry = {
    ...shown,
    area: 'webshop',
    icon: 'payments',
    place: 90,
    hidden: false,
    canAdd: false,
    isReferredTo: false,
    writtenBy: null,
    labels,
  };
  return { menu: [{ ...entry, load: async () => ({ definition: takings, labels }) }] };
});
vi.mock('virtual:resources', () => ({ menu, areas: ['webshop'] }));

const signIn = (webshop: string) =>
  session.set(
    readSession({
      sessionId: 's',
      user: { id: 1 },
      organisation: { id: 1, organisationId: 'o', name: 'One' },
      access: { webshop },
    }),
  );

const open = async (address: string) => {
  const i18n = await createI18n('en');
  const Frame = () => (
    <>
      <MenuEntries entries={menu as Parameters<typeof MenuEntries>[0]['entries']} />
      <Breadcrumb />
      <Suspense>
        <RoutedPage />
      </Suspense>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [address],
  });
  await act(async () =>
    render(
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n.current()}>
        <RouterProvider router={router} />
      </CoreAdminContext>,
    ),
  );
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const inMenu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

beforeEach(() => signIn('0100'));
it('a page without a record opens at its address, in its place in the menu', async () => {
  await open('/en/dashboard/kitchen/money');
  await heading('Takings');
  const entry = inMenu().getByRole('link', { name: 'Takings' });
  expect(entry.getAttribute('href')).toBe(`/en/dashboard/${takings.route}`);
  expect(entry.getAttribute('aria-current')).toBe('page');
  const steps = within(screen.getByRole('navigation', { name: 'Where you are' }));
  // What it is called follows where it has a title.
  expect(steps.getAllByRole('listitem')[0]?.textContent).toBe('Web shop');
});

it('it opens at further addresses', async () => {
  await open('/en/dashboard/kitchen/money/monday');
  await heading('Takings');
});

it('it has no record to open', async () => {
  await open('/en/dashboard/kitchen/takings/1');
  await heading('Page not found');
});

it('who may not read its module has neither entry nor page', async () => {
  signIn('1011');
  await open('/en/dashboard/kitchen/money');
  await heading('No access');
  expect(inMenu().queryByRole('link', { name: 'Takings' })).toBeNull();
});
