import { SETUP } from '../schemas/routing/address';
import type { Locale, Translate } from '../server/contract/translate';
import { demoAccounts, demoPassword } from './seed/accounts';
import type { Settings } from './settings';

/** An address to open in a browser on this machine. */
const addressOf = ({ appAddress, host, port }: Settings): string => {
  if (appAddress !== undefined) return appAddress;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** Prints how an installation that holds nothing yet is set up. */
export const inviteToSetUp = (
  settings: Settings,
  token: string,
  translate: Translate,
  locale: Locale,
): void => {
  const address = `${addressOf(settings)}/${locale}/${SETUP}`;
  console.log(translate(locale, 'server.start.setUp', { address, token }));
};

/** Prints in the terminal that the server is ready, and where. */
export const greet = (settings: Settings, translate: Translate, locale: Locale): void => {
  console.log(translate(locale, 'server.start.ready', { address: addressOf(settings) }));
  if (settings.isProduction) return;
  console.log(translate(locale, 'server.start.accounts', { password: demoPassword }));
  for (const { email, role } of demoAccounts) console.log(`  ${email} (${role})`);
};
