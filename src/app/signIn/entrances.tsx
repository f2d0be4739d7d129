import { type ComponentType, lazy, Suspense } from 'react';

/** A page of those who aren't signed in, or may be as somebody else: it stands whoever is. */
const entrance = (load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
      <Page />
    </Suspense>
  );
};

/** What stands at the address that providers send browsers back to. */
export const ReturnPage = entrance(
  async () => (await import('./provider/ProviderPage')).ProviderPage,
);

/** What stands at the address of links by which a password is chosen. */
export const PasswordPage = entrance(
  async () => (await import('./newPassword/NewPasswordPage')).NewPasswordPage,
);
