import { f, subList } from '../../../schemas';

/** Where a product is bought: products of suppliers, the first choice first. */
export const supplierProducts = subList({
  idField: 'id',
  fields: {
    supplierId: f.reference({
      to: 'suppliers',
      titleIn: 'supplierName',
      required: true,
      choices: { fn: 'getPotentialSuppliers' },
    }),
    supplierProductId: f.reference({
      to: 'products',
      titleIn: 'title',
      required: true,
      choices: {
        fn: 'getPotentialSupplierProducts',
        args: { supplierId: 'supplierId' },
        search: 'filter',
      },
    }),
  },
  columns: ['supplierProductId', 'supplierId'],
  numberedBy: 'order',
  add: 'addSupplierProduct',
  reorder: { fn: 'updateSupplierProductOrder', forSeveral: true },
  remove: 'deleteSupplierProduct',
});
