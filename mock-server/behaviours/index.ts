import { applicationUsers } from './applicationUsers';
import type { Behaviour } from './Behaviour';
import { deviceApprovals } from './deviceApprovals';
import { deviceGroups } from './deviceGroups';
import { devices } from './devices';
import { enums } from './enums';
import { locations } from './locations';
import { media } from './media';
import { modules } from './modules';
import { myAccount } from './myAccount';
import { objectlistItems } from './objectlistItems';
import { objectlists } from './objectlists';
import { objectsDefinitions } from './objectsDefinitions';
import { organisations } from './organisations';
import { outbox } from './outbox';
import { productcategories } from './productcategories';
import { productlists } from './productlists';
import { productrules } from './productrules';
import { products } from './products';
import { productTag } from './productTag';
import { propertyTemplates } from './propertyTemplates';
import { questionnaires } from './questionnaires';
import { shopList } from './shop';
import { tables } from './tables';
import { users } from './users';
import { vat } from './vat';

/** What resources do beyond their definitions, by the resource's name. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  applicationUsers,
  deviceApprovals,
  deviceGroups,
  devices,
  enums,
  locations,
  media,
  modules,
  myAccount,
  objectlistItems,
  objectlists,
  objectsDefinitions,
  organisations,
  outbox,
  productcategories,
  productlists,
  productmenus: shopList,
  productrules,
  products,
  productTag,
  propertyTemplates,
  questionnaires,
  suppliers: shopList,
  tables,
  turnovergroups: shopList,
  users,
  vat,
};

const NONE: Behaviour = {};

/** The behaviour of a resource; an empty one where the definition says it all. */
export const behaviourOf = (name: string): Behaviour => behaviours[name] ?? NONE;
