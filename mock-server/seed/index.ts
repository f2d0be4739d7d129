import { hashPassword } from '../../server/access/passwords';
import { loadBehaviours } from '../../server/behaviours/loadBehaviours';
import { loadDefinitions } from '../../server/contract/definitions';
import type { Row } from '../../server/store/Store';
import { activity } from '../../server/tables/organisation/activity';
import { auditLog } from '../../server/tables/organisation/auditLog';
import { trash } from '../../server/tables/organisation/trash';
import { demoPassword } from './accounts';
import { addApks } from './apks';
import { addBrowsers } from './browsers';
import { Collections } from './collections';
import { addContent } from './content';
import { addDevices } from './devices';
import { addDocuments } from './documents/documents';
import { addLists } from './documents/lists';
import { addQuestionnaires } from './documents/questionnaires';
import { foundRows } from './foundRows';
import { addIntegrations } from './integrations';
import type { KeepContent } from './keepContent';
import { addKioskApps } from './kioskApps';
import { addMailDomains } from './mailDomains';
import { addMedia } from './media';
import { addOrganisations } from './organisations';
import { addPeople } from './people';
import { addPriceSheets } from './priceSheets';
import { sampleRows } from './sampleRows';
import { addSchedules, publishSchedules } from './schedules';
import { addSheetsToPlaylists, addSignage } from './signage';
import { addSites } from './sites';
import { addTicketing } from './ticketing';
import { addUsers } from './users';
import { addWayfinders } from './wayfinders';
import { addCategories } from './webshop/categories';
import { addMachines } from './webshop/machines';
import { addOrders } from './webshop/orders';
import { addProductGroups } from './webshop/productGroups';
import { addProducts } from './webshop/products';
import { addShopConfiguration } from './webshop/shopConfiguration';
import { addShopSetup } from './webshop/shopSetup';
import { addWebsites } from './websites/websites';

/**
 * Makes the demo data: the rows of every collection as the server keeps them. The same `now` gives the
 * same rows, password hashes aside.
 *
 * @param now the moment that dates count back from
 * @param keep takes the contents of files; without it only the rows are made
 */
export const createSeed = async (
  now = new Date(),
  keep: KeepContent = async () => undefined,
): Promise<Record<string, Row[]>> => {
  const [{ all }, behaviours] = await Promise.all([loadDefinitions(), loadBehaviours()]);
  const found = await foundRows(all);
  const passwordHash = await hashPassword(demoPassword);
  const collections = new Collections();
  const shops = addOrganisations(collections, now);
  const organisations = new Map(shops.map((shop) => [shop.profile.code, shop.organisationId]));
  for (const shop of shops) {
    addIntegrations(shop);
    addMailDomains(shop);
    addUsers(shop, passwordHash, organisations);
    addSites(shop);
    await addApks(shop, keep);
    addDevices(shop);
    await addMedia(shop, keep);
    addSignage(shop);
    addSchedules(shop);
    await addKioskApps(shop, keep);
    addBrowsers(shop);
    addContent(shop);
    addPeople(shop, addDocuments(shop));
    addLists(shop);
    await addWayfinders(shop, keep);
    addQuestionnaires(shop);
    addShopSetup(shop);
    addMachines(shop);
    const below = shops.filter(({ profile }) => profile.parent === shop.profile.code);
    addCategories(
      shop,
      below.map(({ organisationId }) => organisationId),
    );
    await addProducts(shop, keep);
    await addShopConfiguration(shop, keep);
    addOrders(shop);
    addProductGroups(shop);
    addPriceSheets(shop);
    addSheetsToPlaylists(shop);
    publishSchedules(shop);
    addTicketing(shop);
    addWebsites(shop);
    for (const [collection, rowsOf] of found)
      for (const values of rowsOf(shop)) shop.add(collection, values);
  }
  // Rows that a behaviour makes of others' are never looked for in a collection of their own. Nobody has done anything yet.
  const begunEmpty: readonly string[] = [activity.name, auditLog.name, trash.name];
  const kept = all.filter(({ name }) => !behaviours.of(name).parts && !begunEmpty.includes(name));
  return {
    ...collections.rows,
    ...sampleRows(kept, collections.rows, [...organisations.values()]),
  };
};
