import { beforeEach, describe, expect, test } from 'vitest';
import { pngOf } from '../../../mock-server/seed/png';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { readPdf } from '../support/pdf';

const PATH = 'webshop/orders/invoice/get';

let api: Api;
beforeEach(async () => {
  api = await openApi();
  await rowsNamed(api.server.context.store, 'organisations').update(1, {
    address: 'Havenkade 10',
    city: 'Dordrecht',
    phone: '078 012 34 56',
    email: 'info@kompas.test',
    chamberOfCommerce: '00001234',
    vatNumber: 'NL000012345B01',
  });
});

const invoice = async (invoiceNo: string, locale: string) =>
  readPdf(await api.download(PATH, { invoiceNo, locale }));

describe('an invoice', () => {
  test('says in Dutch what was ordered, what it costs and who it is from', async () => {
    const { type, name, pages } = await invoice('2026-00001', 'nl');
    expect([type, name, pages.length]).toEqual(['application/pdf', 'invoice-2026-00001.pdf', 1]);
    for (const text of [
      'Kompas Havenkade 10 Dordrecht 078 012 34 56 info@kompas.test',
      'Factuur',
      'Mirthe de Vos Kerkplein 12a 1811 AB Alkmaar Nederland',
      'Factuurnummer: 2026-00001 Factuurdatum: 2 maart 2026 Betaling: Pin, nog niet betaald',
      'Bezorgd bij Teun Kok Markt 3 2611 CD Delft',
      'Product Aantal Prijs Btw Bedrag Koffie 2 € 2,55 9% € 5,10 Thee 5 € 2,04 9% € 10,20',
      'Totaal inclusief btw € 15,30',
      'Btw-specificatie Tarief Excl. btw Btw Inclusief btw 9% € 14,04 € 1,26 € 15,30',
      'Kompas · KvK 00001234 · Btw-nummer NL000012345B01 · Pagina 1 van 1',
    ])
      expect(pages[0]).toContain(text);
    expect((await invoice('2026-00001', 'NL-nl')).pages).toEqual(pages);
  });

  test('says the same in English, with discount and tip', async () => {
    await rowsNamed(api.server.context.store, 'orders').update(3, { tip: 2.5 });
    const { pages } = await invoice('2026-00003', 'en');
    for (const text of [
      'Invoice number: 2026-00003 Invoice date: 23 February 2026 Payment: Pin and cash, paid',
      'Koffie 9 €10.00 9% €90.00',
      'Subtotal €90.00 Discount 10% VRIENDEN -€9.00 Total including VAT €81.00',
      'Tip €2.50 To pay €83.50',
      '9% €74.31 €6.69 €81.00 Total €74.31 €6.69 €81.00',
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('Delivered to');
  });

  test.each([
    [
      'de',
      [
        'Rechnung',
        'Mirthe de Vos Kerkplein 12a 1811 AB Alkmaar Niederlande',
        'Rechnungsnummer: 2026-00001 Rechnungsdatum: 2. März 2026 Zahlung: Karte, noch nicht bezahlt',
        'Lieferanschrift Teun Kok',
        'Artikel Menge Preis MwSt. Betrag Koffie 2 2,55 € 9 % 5,10 €',
        'Gesamtbetrag inkl. MwSt. 15,30 €',
        'Kompas · Handelsregister 00001234 · USt-IdNr. NL000012345B01 · Seite 1 von 1',
      ],
    ],
    [
      'FR-fr',
      [
        'Facture',
        'Numéro de facture : 2026-00001 Date de facture : 2 mars 2026 Paiement : Carte, à régler',
        'Article Quantité Prix TVA Montant Koffie 2 2,55 € 9 % 5,10 €',
        'Total TTC 15,30 €',
        'Page 1 sur 1',
      ],
    ],
  ])('is written in %s for customers who read that', async (locale, texts) => {
    const { pages } = await invoice('2026-00001', locale);
    for (const text of texts) expect(pages[0]).toContain(text);
  });

  test('is in the language of whoever asks where none is written in the one that is asked for', async () => {
    const { pages } = await invoice('2026-00001', 'es');
    expect(pages[0]).toContain('Invoice number: 2026-00001');
  });

  test('bears the logo of the organisation', async () => {
    expect((await invoice('2026-00001', 'nl')).pictures).toBe(0);
    const form = new FormData();
    const logo = pngOf(8, () => [12, 107, 99]);
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    expect(await api.post('organisations/logo/upload/1', form)).toMatchObject([200, {}]);
    expect((await invoice('2026-00001', 'nl')).pictures).toBe(1);
  });

  test('goes on over as many pages as it takes, each with the head of its table and its number', async () => {
    const orderLines = Array.from({ length: 70 }, (_, at) => ({
      id: at + 1,
      title: `Sjaal Łódź no. ${at + 1}`,
      quantity: 1,
      productPrice: 1,
      VAT: at % 2 === 0 ? 21 : 9,
    }));
    await rowsNamed(api.server.context.store, 'orders').update(2, { orderLines });
    const { pages } = await invoice('2026-00002', 'en');
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.slice(0, 2).entries()) {
      expect(page).toContain('Product Quantity Price VAT Amount');
      expect(page).toContain(`Page ${at + 1} of 3`);
    }
    expect(pages[0]).toContain('Sjaal Łódź no. 1 1 €1.00 21% €1.00');
    expect(pages[1]).not.toContain('Sjaal Łódź no. 1 1');
    expect(pages[2]).toContain('VAT specification');
    expect(pages[2]).toContain('Total €61.04 €8.96 €70.00');
  });

  test('says who the shop is, and VAT and years as it has set them', async () => {
    const { store } = api.server.context;
    await rowsNamed(store, 'orders').update(1, { invoiceNo: '10042' });
    const { id } = await rowsNamed(store, 'webshopconfiguration').insert({
      organisationId: 1,
      companyName: 'Kompas Winkel BV',
      vatNumber: 'NL000099999B01',
      iban: 'NL00DEMO0400010001',
      address: 'Markt 1',
      postalCode: '2611 AB',
      city: 'Delft',
      includeYear: 1,
      inclusiveVAT: 0,
      showVAT: 0,
    });
    const dutch = await invoice('10042', 'nl');
    for (const text of [
      'Kompas Winkel BV Markt 1 2611 AB Delft 078 012 34 56 info@kompas.test',
      'Factuurnummer: 2026-10042',
      'Product Aantal Prijs excl. btw Bedrag excl. btw Koffie 2 € 2,34 € 4,68 Thee 5 € 1,87 € 9,36',
      'Totaal exclusief btw € 14,04 Btw € 1,26 Totaal inclusief btw € 15,30',
      'Kompas Winkel BV · Btw-nummer NL000099999B01 · IBAN NL00DEMO0400010001 · Pagina 1 van 1',
    ])
      expect(dutch.pages[0]).toContain(text);
    expect(dutch.pages[0]).not.toContain('Btw-specificatie');
    await rowsNamed(store, 'webshopconfiguration').update(id, { showVAT: 1 });
    const english = await invoice('2026-00003', 'en');
    for (const text of [
      'Invoice number: 2026-00003',
      'Koffie 9 €9.17 9% €82.57',
      'Subtotal €82.57 Discount 10% VRIENDEN -€8.26',
      'Total excluding VAT €74.31 VAT €6.69 Total including VAT €81.00',
      'VAT specification',
    ])
      expect(english.pages[0]).toContain(text);
    const form = new FormData();
    const logo = pngOf(8, () => [12, 107, 99]);
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    expect(await api.post('webshop/configuration/logoupload', form)).toMatchObject([200, {}]);
    expect((await invoice('10042', 'nl')).pictures).toBe(1);
  });

  test('is found by its number, in the organisation alone', async () => {
    const missing = { status: false, status_message: 'This does not exist' };
    expect(await api.post(PATH, { invoiceNo: '2026-99999', locale: 'nl' })).toEqual([404, missing]);
    expect(await api.post(PATH, { invoiceNo: '2026-00005', locale: 'nl' })).toEqual([404, missing]);
    expect(await api.post(PATH, { locale: 'nl' })).toMatchObject([400, { status: false }]);
  });
});
