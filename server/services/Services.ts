import type { Contents } from '../files/openStorage';
import type { IdentityProviders } from './identity/IdentityProvider';
import { OpenIdConnect } from './identity/openIdConnect';
import { simulatedTokens, type TokenSource } from './integrations/accessToken';
import { type Chatgpt, simulatedChatgpt } from './integrations/chatgpt';
import { type Formitable, simulatedFormitable } from './integrations/formitable';
import { type Lightspeedecom, simulatedLightspeedecom } from './integrations/lightspeedecom';
import { type Pos4, simulatedPos4 } from './integrations/pos4';
import { type Shopify, simulatedShopify } from './integrations/shopify';
import { simulatedWoocommerce, type Woocommerce } from './integrations/woocommerce';
import { type MailSettings, PostOffice } from './mail/PostOffice';
import { type DomainRecords, publishedRecords } from './outgoing/domainRecords';
import type { Outgoing } from './outgoing/Outgoing';
import { type MoneyMachines, simulatedMoneyMachines } from './payments/moneyMachines';
import { type PinTerminals, simulatedPinTerminals } from './payments/pinTerminals';
import type { Simulation } from './simulation';
import { simulatedTranslator, type Translator } from './translator';

/** The world outside, as far as the server reaches it. */
export interface Services {
  /** The one way to what is elsewhere. */
  readonly outgoing: Outgoing;
  readonly domainRecords: DomainRecords;
  readonly identity: IdentityProviders;
  readonly mail: PostOffice;
  readonly translator: Translator;
  readonly chatgpt: Chatgpt;
  readonly easyorder: TokenSource;
  readonly formitable: Formitable;
  readonly lightspeedecom: Lightspeedecom;
  readonly lightspeedkseries: TokenSource;
  readonly moneymachines: MoneyMachines;
  readonly mpluskassa: TokenSource;
  readonly pinterminals: PinTerminals;
  readonly pos4: Pos4;
  readonly shopify: Shopify;
  readonly woocommerce: Woocommerce;
}

/**
 * @param contents where mails are kept
 * @param simulation how those do that are acted out, mail included where there is no mail server
 */
export const openServices = (
  contents: Contents,
  mail: MailSettings,
  simulation: Simulation,
  outgoing: Outgoing,
  domainRecords: DomainRecords = publishedRecords,
): Services => ({
  outgoing,
  domainRecords,
  identity: new OpenIdConnect(outgoing),
  mail: PostOffice.open(contents, mail, simulation, outgoing),
  translator: simulatedTranslator(simulation),
  chatgpt: simulatedChatgpt(simulation),
  easyorder: simulatedTokens(simulation, 'easyorder'),
  formitable: simulatedFormitable(simulation),
  lightspeedecom: simulatedLightspeedecom(simulation),
  lightspeedkseries: simulatedTokens(simulation, 'lightspeedkseries'),
  moneymachines: simulatedMoneyMachines(simulation),
  mpluskassa: simulatedTokens(simulation, 'mpluskassa'),
  pinterminals: simulatedPinTerminals(simulation),
  pos4: simulatedPos4(simulation),
  shopify: simulatedShopify(simulation),
  woocommerce: simulatedWoocommerce(simulation),
});
