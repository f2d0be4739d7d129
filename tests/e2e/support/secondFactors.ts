import { TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { call } from './stored';

const STEP = 30_000;

/** Codes that an authenticator app shows one after the other: each is good once, and the next one a little early as well. */
export const codesOf = (secret: string): (() => string) => {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(Date.now() / STEP), last + 1);
    return new TOTP({ secret }).generate({ timestamp: last * STEP });
  };
};

/** Sets up an authenticator app for whoever is signed in, beside the page. @returns its next codes */
export const setUpApp = async (page: Page): Promise<() => string> => {
  const path = 'myaccount/secondfactors';
  const { secret } = await call(page, 'POST', path, { function: 'beginTotp' });
  const nextCode = codesOf(String(secret));
  await call(page, 'POST', path, { function: 'addTotp', name: '', code: nextCode() });
  return nextCode;
};

/** Gives the page's browser an authenticator that recognises its owner. */
export const addAuthenticator = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Signs out, as a person does. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Account of|Account van)/ }).click();
  await page.getByRole('menuitem', { name: /^(Sign out|Uitloggen)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Sign in|Inloggen)$/);
};
