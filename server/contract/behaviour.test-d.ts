// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.

import { productcategories } from '../../resources/webshop/productcategories';
import { vat } from '../../resources/webshop/vat';
import { behaviour } from './behaviour';

behaviour(vat, { kept: ({ tariff }) => ({ tariff }) });
// @ts-expect-error: no field of it
behaviour(vat, { kept: ({ tarif }) => ({ tarif }) });

behaviour(productcategories, { links: { parentCategory: {} } });
// @ts-expect-error: no link of it
behaviour(productcategories, { links: { parentCategry: {} } });

behaviour(vat, { subLists: { internationalTariffs: {} } });
// @ts-expect-error: no sub-list of it
behaviour(vat, { subLists: { internationalTarifs: {} } });
