import { action, defineResource, f, isShown } from '../../schemas';
import { addressParts, orderAddresses } from './shared/orderAddresses';
import { readComments } from './shared/orderComments';
import {
  isDivided,
  orderLines,
  owedOrder,
  ownLines,
  statusField,
  subOrderLines,
} from './shared/orderLines';
import { orderTotals } from './shared/orderTotals';
import { setUpBy } from './shared/setUpBy';

const isPaid = { fn: 'updateIsPaid', icon: 'payments' } as const;

/** What customers bought: at kiosks, at tills and in the shop. Nobody enters orders here. */
export const orders = defineResource({
  name: 'orders',
  path: 'webshop/orders',
  route: 'webshop/salesorders',
  module: 'webshop',
  menu: { icon: 'receipt', place: 5 },
  title: 'invoiceNo',
  face: {
    state: 'status',
    facts: ['toPay', 'customer', 'created', 'paymentType', 'payed', 'owed'],
  },
  nextStep: 'paid',
  fields: {
    invoiceNo: f.text({ readOnly: true }),
    created: f.dateTime({ readOnly: true, clock: 'organisation' }),
    updated: f.dateTime({ readOnly: true, clock: 'organisation' }),
    status: f.choice({ ...statusField, required: true }),
    payed: f.flag({ readOnly: true }),
    onInvoice: f.flag({ readOnly: true }),
    paymentType: f.choice({ values: [1, 2, 3], readOnly: true }),
    // Worked out by the server and stored, for lists; the page works it out again from the lines.
    total: f.money({ readOnly: true }),
    tip: f.money({ readOnly: true }),
    discountCode: f.text({ readOnly: true }),
    discountValue: f.percent({ readOnly: true }),
    ...orderAddresses,
    orderLines,
    subOrders: f.rows({
      readOnly: true,
      fields: { status: f.choice(statusField), orderLines },
    }),
    comments: f.json({ readOnly: true }),
  },
  computed: {
    customer: {
      field: f.text(),
      of: ({ invoiceName, deliveryName }) => invoiceName || deliveryName,
    },
    owed: {
      field: f.flag(),
      of: (order) => isShown({ when: owedOrder }, order),
    },
    ownLines,
    isDivided,
    subOrderLines,
    gross: { field: f.money(), of: (order) => orderTotals(order).gross / 100 },
    discount: { field: f.money(), of: (order) => (0 - orderTotals(order).discount) / 100 },
    net: { field: f.money(), of: (order) => orderTotals(order).net / 100 },
    VAT: { field: f.money(), of: (order) => orderTotals(order).VAT / 100 },
    // Of lists as well, which carry no lines.
    toPay: {
      field: f.money(),
      of: ({ total, tip }) => Math.round(100 * ((total ?? 0) + (tip ?? 0))) / 100,
    },
    tariffs: {
      field: f.rows({ fields: { rate: f.percent(), total: f.money(), VAT: f.money() } }),
      of: (order) =>
        orderTotals(order).tariffs.map(({ rate, total, VAT }) => ({
          id: null,
          rate,
          total: total / 100,
          VAT: VAT / 100,
        })),
    },
    remarks: {
      field: f.rows({
        fields: {
          date: f.dateTime({ clock: 'organisation' }),
          about: f.text(),
          text: f.longText(),
        },
      }),
      of: ({ comments }) => readComments(comments),
    },
  },
  actions: {
    invoice: action({
      path: 'webshop/orders/invoice/get',
      icon: 'download',
      right: 'read',
      args: { invoiceNo: 'invoiceNo' },
      asks: {
        locale: f.choice({
          values: ['nl', 'en', 'de', 'fr'],
          required: true,
          fromAddress: 'locale',
        }),
      },
      downloads: 'invoice-{invoiceNo}.pdf',
      forSeveral: {
        path: 'webshop/orders/invoices/get',
        idsArg: 'ids',
        downloads: 'invoices.pdf',
      },
    }),
    paid: action({
      ...isPaid,
      body: { isPaid: 1 },
      when: { payed: false },
      sets: { payed: true },
      forSeveral: true,
    }),
    unpaid: action({
      ...isPaid,
      body: { isPaid: 0 },
      when: { payed: true },
      sets: { payed: false },
      confirm: true,
    }),
  },
  verbs: { create: false, delete: false },
  list: {
    setUpBy,
    columns: [
      'invoiceNo',
      'created',
      'invoiceName',
      'status',
      'payed',
      { field: 'paymentType', onlyWide: true },
      'total',
    ],
    carries: ['tip'],
    tabs: 'status',
    sums: ['total'],
    filters: ['status', 'unsettled', 'paymentType', 'date'],
    asks: {
      date: f.date(),
      from: f.date(),
      to: f.date(),
      totalFrom: f.money(),
      totalTo: f.money(),
      unsettled: f.flag(),
    },
    attention: { unsettled: { unsettled: true } },
    unlisted: addressParts,
    bulkEdit: ['status'],
    maxSearchResults: 50,
    alsoSearched: [
      'invoiceCity',
      'deliveryName',
      'discountCode',
      'orderLines.title',
      'subOrders.orderLines.title',
    ],
    sort: { field: 'created', descending: true },
  },
  side: [
    'status',
    'customer',
    'payed',
    'paymentType',
    'onInvoice',
    'discountCode',
    'created',
    'updated',
  ],
  detail: [
    {
      tab: 'general',
      sections: {
        lines: ['ownLines', 'subOrderLines'],
        totals: ['gross', 'discountValue', 'discount', 'total', 'net', 'VAT', 'tip', 'toPay'],
        perTariff: ['tariffs'],
      },
    },
    { tab: 'subOrders', fields: ['subOrders'] },
    {
      tab: 'addresses',
      sections: {
        invoiceAddress: [
          'invoiceName',
          ['invoiceStreet', 'invoiceHouseNumber'],
          ['invoicePostalCode', 'invoiceCity', 'invoiceCountry'],
        ],
        deliveryAddress: [
          'deliveryName',
          ['deliveryStreet', 'deliveryHouseNumber'],
          ['deliveryPostalCode', 'deliveryCity', 'deliveryCountry'],
        ],
      },
    },
    { tab: 'remarks', fields: ['remarks'] },
  ],
});
