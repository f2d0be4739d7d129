import { type MailSettings, PostOffice } from './mail/PostOffice';
import { type PointOfSale, simulatedPointOfSale } from './pointOfSale';
import type { Simulation } from './simulation';
import { simulatedTranslator, type Translator } from './translator';

/** The world outside, as far as the server reaches it. */
export interface Services {
  readonly mail: PostOffice;
  readonly translator: Translator;
  readonly pointOfSale: PointOfSale;
}

/**
 * Opens the services of a data folder that this process holds.
 *
 * @param simulation how those do that are acted out, mail included where there is no mail server
 */
export const openServices = async (
  directory: string,
  mail: MailSettings,
  simulation: Simulation,
): Promise<Services> => ({
  mail: await PostOffice.open(directory, mail, simulation),
  translator: simulatedTranslator(simulation),
  pointOfSale: simulatedPointOfSale(simulation),
});
