import type { Behaviour } from './Behaviour';
import { enums } from './builder/enums';
import { objectlistItems } from './builder/objectlistItems';
import { objectlists } from './builder/objectlists';
import { objectsDefinitions } from './builder/objectsDefinitions';
import { outbox } from './builder/outbox';
import { questionnaires } from './builder/questionnaires';
import { media } from './content/media';
import { propertyTemplates } from './content/propertyTemplates';
import { deviceApprovals } from './devices/deviceApprovals';
import { deviceGroups } from './devices/deviceGroups';
import { devices } from './devices/devices';
import { modules } from './organisation/modules';
import { myAccount } from './organisation/myAccount';
import { organisations } from './organisation/organisations';
import { users } from './organisation/users';
import { applicationUsers } from './people/applicationUsers';
import { locations } from './people/locations';
import { tables } from './people/tables';
import { productcategories } from './webshop/productcategories';
import { productlists } from './webshop/productlists';
import { productrules } from './webshop/productrules';
import { products } from './webshop/products';
import { productTag } from './webshop/productTag';
import { shopList } from './webshop/shop/shop';
import { vat } from './webshop/vat';

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
