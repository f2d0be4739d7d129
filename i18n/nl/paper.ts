import type { paper as english } from '../en/paper';

/** What invoices and reports say on paper. */
export const paper: typeof english = {
  page: 'Pagina %{page} van %{pages}',
  chamberOfCommerce: 'KvK',
  vatNumber: 'Btw-nummer',
  payment: { pin: 'Pin', cash: 'Contant', both: 'Pin en contant', onInvoice: 'Op rekening' },
  invoice: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    payment: 'Betaling',
    paid: 'betaald',
    unpaid: 'nog niet betaald',
    delivery: 'Bezorgd bij',
    product: 'Product',
    quantity: 'Aantal',
    price: 'Prijs',
    vat: 'Btw',
    amount: 'Bedrag',
    sum: 'Som van de regels',
    discount: 'Korting %{percent} %{code}',
    total: 'Totaal inclusief btw',
    tip: 'Fooi',
    toPay: 'Te betalen',
  },
  vat: {
    title: 'Btw-specificatie',
    tariff: 'Tarief',
    net: 'Zonder btw',
    vat: 'Btw',
    total: 'Inclusief btw',
    sum: 'Totaal',
  },
};
