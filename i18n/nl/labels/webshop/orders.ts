import type { orders } from '../../../../resources/webshop/orders';
import type { Labels } from '../../../Labels';

const statuses = { 0: 'Nieuw', 1: 'In behandeling', 2: 'Klaar', 3: 'Afgerond', 4: 'Geannuleerd' };

const line = {
  fields: {
    title: 'Product',
    quantity: 'Aantal',
    productPrice: 'Prijs',
    VAT: 'Btw',
  },
};

const soldLine = { fields: { ...line.fields, amount: 'Bedrag' } };

export const labels = {
  name: 'Bestelling |||| Bestellingen',
  facts: { created: '%{value} besteld' },
  belongs: 'Bestellingen van zuilen en uit de webwinkel komen hier vanzelf binnen.',
  fields: {
    invoiceNo: 'Factuurnummer',
    created: 'Besteld',
    updated: 'Laatst gewijzigd',
    status: 'Status',
    payed: 'Betaald',
    onInvoice: 'Op rekening',
    paymentType: 'Betaling',
    total: 'Totaal',
    tip: 'Fooi',
    discountCode: 'Kortingscode',
    discountValue: 'Kortingspercentage',
    invoiceName: 'Klant',
    invoiceStreet: 'Straat',
    invoiceHouseNumber: 'Huisnummer',
    invoicePostalCode: 'Postcode',
    invoiceCity: 'Plaats',
    invoiceCountry: 'Land',
    deliveryName: 'Naam',
    deliveryStreet: 'Straat',
    deliveryHouseNumber: 'Huisnummer',
    deliveryPostalCode: 'Postcode',
    deliveryCity: 'Plaats',
    deliveryCountry: 'Land',
    orderLines: 'Regels',
    subOrders: 'Deelbestellingen',
    customer: 'Klant',
    owed: 'Nog te betalen',
    ownLines: 'Regels',
    isDivided: 'Heeft deelbestellingen',
    subOrderLines: 'Regels van deelbestellingen',
    gross: 'Subtotaal',
    discount: 'Korting',
    net: 'Totaal excl. btw',
    VAT: 'Btw',
    toPay: 'Te betalen',
    tariffs: 'Btw per tarief',
    remarks: 'Opmerkingen',
  },
  asks: {
    fields: {
      date: 'Besteld op',
      from: 'Besteld vanaf',
      to: 'Besteld tot en met',
      totalFrom: 'Totaal vanaf',
      totalTo: 'Totaal tot en met',
      unsettled: 'Nog te betalen',
    },
  },
  codes: {
    status: statuses,
    paymentType: { 1: 'Pin', 2: 'Contant', 3: 'Pin en contant' },
  },
  rows: {
    orderLines: line,
    ownLines: soldLine,
    subOrderLines: { fields: { subOrder: 'Deelbestelling', ...soldLine.fields } },
    subOrders: {
      fields: { status: 'Status', orderLines: 'Regels' },
      codes: { status: statuses },
      rows: { orderLines: line },
    },
    tariffs: { fields: { rate: 'Tarief', total: 'Totaal', VAT: 'Btw' } },
    remarks: { fields: { about: 'Betreft', text: 'Opmerking' } },
  },
  tabs: { addresses: 'Adressen' },
  sections: {
    lines: 'Wat er besteld is',
    totals: 'Totalen',
    perTariff: 'Btw per tarief',
    invoiceAddress: 'Factuuradres',
    deliveryAddress: 'Bezorgadres',
  },
  actions: {
    invoice: {
      label: 'Factuur downloaden',
      fields: { locale: 'Taal' },
      codes: { locale: { nl: 'Nederlands', en: 'Engels', de: 'Duits', fr: 'Frans' } },
    },
    paid: { label: 'Als betaald markeren' },
    unpaid: {
      label: 'Als niet betaald markeren',
      ask: 'Bestelling %{name} als niet betaald markeren?',
      confirm: 'De bestelling geldt weer als niet betaald, ook in de rapporten.',
    },
  },
} satisfies Labels<typeof orders>;
