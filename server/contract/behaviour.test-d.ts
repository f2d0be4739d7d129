// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.

import { propertyTemplates } from '../../resources/content/propertyTemplates';
import { productcategories } from '../../resources/webshop/productcategories';
import { products } from '../../resources/webshop/products';
import { productstock } from '../../resources/webshop/productstock';
import { productTag } from '../../resources/webshop/productTag';
import { vat } from '../../resources/webshop/vat';
import { behaviour } from './behaviour';
import type { Reply } from './reply';

behaviour(vat, { kept: ({ tariff }) => ({ tariff }) });
// @ts-expect-error: no field of it
behaviour(vat, { kept: ({ tarif }) => ({ tarif }) });

behaviour(productcategories, { links: { parentCategory: {} } });
// @ts-expect-error: no link of it
behaviour(productcategories, { links: { parentCategry: {} } });

behaviour(vat, { subLists: { internationalTariffs: {} } });
// @ts-expect-error: no sub-list of it
behaviour(vat, { subLists: { internationalTarifs: {} } });

declare const run: () => Promise<Reply>;

// By a query, an action, what an action previews, a field, a row's field, and a sub-list.
behaviour(productcategories, { recordFunctions: { categoryFilter: { right: 'read', run } } });
behaviour(products, {
  functions: { availableLanguages: { right: 'read', run } },
  recordFunctions: {
    changePrices: { right: 'update', run },
    changedPrices: { right: 'read', run },
    getPotentialSuppliers: { right: 'read', run },
    addSupplierProduct: { right: 'update', run },
  },
});
// By a list's rows, a screen, and another definition.
behaviour(productstock, { functions: { updateStock: { right: 'update', run } } });
behaviour(propertyTemplates, { functions: { getTemplate: { right: 'read', run } } });
behaviour(productTag, { functions: { getActiveTags: { right: 'read', run } } });
// @ts-expect-error: no function that a query of it calls
behaviour(productcategories, { recordFunctions: { categoryFilters: { right: 'read', run } } });
// @ts-expect-error: no function that an action of it calls
behaviour(products, { recordFunctions: { changePrice: { right: 'update', run } } });
// @ts-expect-error: no function that adds a row of it
behaviour(products, { recordFunctions: { addSuplierProduct: { right: 'update', run } } });
// @ts-expect-error: no function that a list of it calls
behaviour(productstock, { functions: { updateStocks: { right: 'update', run } } });
// @ts-expect-error: no function that anything calls
behaviour(vat, { functions: { mispelt: { right: 'read', run } } });
