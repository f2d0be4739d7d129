import type { orders } from '../../../../resources/webshop/orders';
import type { Labels } from '../../../Labels';

const statuses = { 0: 'New', 1: 'In progress', 2: 'Ready', 3: 'Completed', 4: 'Cancelled' };

const line = {
  fields: {
    title: 'Product',
    quantity: 'Quantity',
    productPrice: 'Price',
    VAT: 'VAT',
  },
};

const soldLine = { fields: { ...line.fields, amount: 'Amount' } };

export const labels = {
  name: 'Sales order |||| Sales orders',
  facts: { created: 'ordered %{value}' },
  belongs: 'Orders from kiosks and the web shop come in here by themselves.',
  fields: {
    invoiceNo: 'Invoice number',
    created: 'Ordered',
    updated: 'Last changed',
    status: 'Status',
    payed: 'Paid',
    onInvoice: 'On account',
    paymentType: 'Payment',
    total: 'Total',
    tip: 'Tip',
    discountCode: 'Discount code',
    discountValue: 'Discount percentage',
    invoiceName: 'Customer',
    invoiceStreet: 'Street',
    invoiceHouseNumber: 'House number',
    invoicePostalCode: 'Postal code',
    invoiceCity: 'City',
    invoiceCountry: 'Country',
    deliveryName: 'Name',
    deliveryStreet: 'Street',
    deliveryHouseNumber: 'House number',
    deliveryPostalCode: 'Postal code',
    deliveryCity: 'City',
    deliveryCountry: 'Country',
    orderLines: 'Lines',
    subOrders: 'Sub-orders',
    customer: 'Customer',
    owed: 'Still to be paid',
    ownLines: 'Lines',
    isDivided: 'Has sub-orders',
    subOrderLines: 'Lines of sub-orders',
    gross: 'Subtotal',
    discount: 'Discount',
    net: 'Total excl. VAT',
    VAT: 'VAT',
    toPay: 'To pay',
    tariffs: 'VAT by tariff',
    remarks: 'Comments',
  },
  asks: {
    fields: {
      date: 'Ordered on',
      from: 'Ordered from',
      to: 'Ordered up to',
      totalFrom: 'Total from',
      totalTo: 'Total up to',
      unsettled: 'Still to be paid',
    },
  },
  codes: {
    status: statuses,
    paymentType: { 1: 'Pin', 2: 'Cash', 3: 'Pin and cash' },
  },
  rows: {
    orderLines: line,
    ownLines: soldLine,
    subOrderLines: { fields: { subOrder: 'Sub-order', ...soldLine.fields } },
    subOrders: {
      fields: { status: 'Status', orderLines: 'Lines' },
      codes: { status: statuses },
      rows: { orderLines: line },
    },
    tariffs: { fields: { rate: 'Tariff', total: 'Total', VAT: 'VAT' } },
    remarks: { fields: { about: 'About', text: 'Comment' } },
  },
  tabs: { addresses: 'Addresses' },
  sections: {
    lines: 'What was ordered',
    totals: 'Totals',
    perTariff: 'VAT by tariff',
    invoiceAddress: 'Invoice address',
    deliveryAddress: 'Delivery address',
  },
  actions: {
    invoice: {
      label: 'Download invoice',
      fields: { locale: 'Language' },
      codes: { locale: { nl: 'Dutch', en: 'English', de: 'German', fr: 'French' } },
    },
    paid: { label: 'Mark as paid' },
    unpaid: {
      label: 'Mark as not paid',
      ask: 'Mark order %{name} as not paid?',
      confirm: 'The order counts as not paid again, in the reports too.',
    },
  },
} satisfies Labels<typeof orders>;
