import type { productcategories } from '../../resources/webshop/productcategories';
import type { productlists } from '../../resources/webshop/productlists';
import type { productmenus } from '../../resources/webshop/productmenus';
import type { productrules } from '../../resources/webshop/productrules';
import type { products } from '../../resources/webshop/products';
import type { productTag } from '../../resources/webshop/productTag';
import type { suppliers } from '../../resources/webshop/suppliers';
import type { turnovergroups } from '../../resources/webshop/turnovergroups';
import type { vat } from '../../resources/webshop/vat';
import type { Labels } from '../../schemas';

const categoryTexts = {
  title: 'Titel',
  description: 'Omschrijving',
  content: 'Inhoud',
  pageTitle: 'Paginatitel',
  metaDescription: 'Omschrijving voor zoekmachines',
  metaKeywords: 'Trefwoorden voor zoekmachines',
};

/** Labels van de resources van de webshop. */
export const labels = {
  products: {
    name: 'Product |||| Producten',
    fields: {
      title: 'Titel',
      vbnNumber: 'VBN-nummer',
      remoteId: 'Extern id',
      price: 'Prijs',
      VATTariffId: 'Btw-tarief',
      isFood: 'Eten',
      isDrinkable: 'Drinken',
      containsAlcohol: 'Bevat alcohol',
      mainProduct: 'Hoofdproduct',
      active: 'Actief',
      openprice: 'Prijs wordt bij verkoop ingevoerd',
      isExpandableProduct: 'Uit te breiden',
      productCanBeSoldAlone: 'Los te koop',
      isReservableProduct: 'Te reserveren',
      productVisibilities: 'Zichtbaar in',
      order: 'Volgorde',
      color: 'Kleur',
      allowUnlimited: 'Onbeperkt bestellen',
      allowUnlimitedMax: 'Hoogstens per bestelling',
      kioskAppId: 'Kioskapp',
      tagId: 'Tag',
      supplierId: 'Leverancier',
      allergens: 'Allergenen',
      properties: 'Eigenschappen',
      languages: 'Teksten',
    },
    conditions: { noSupplierOnly: 'Zonder leverancier' },
    help: {
      order: 'Lager komt eerst.',
      color: 'De tegel in kiosken en apps krijgt deze kleur.',
      allowUnlimitedMax: 'Leeg: geen grens.',
    },
    codes: {
      productVisibilities: { 0: 'Web', 1: 'App', 2: 'Beide' },
      allergens: {
        celery: 'Selderij',
        crustaceans: 'Schaaldieren',
        egg: 'Ei',
        fish: 'Vis',
        gluten: 'Gluten',
        lupin: 'Lupine',
        milk: 'Melk',
        molluscs: 'Weekdieren',
        mustard: 'Mosterd',
        nuts: 'Noten',
        peanuts: 'Pinda’s',
        sesame: 'Sesam',
        soya: 'Soja',
        sulphite: 'Sulfiet',
      },
    },
    rows: {
      languages: {
        fields: {
          title: 'Titel',
          longTitle: 'Lange titel',
          description: 'Omschrijving',
          content: 'Inhoud',
          pageTitle: 'Paginatitel',
          pageUrl: 'Pagina-adres',
          metaDescription: 'Omschrijving voor zoekmachines',
          metaKeywords: 'Trefwoorden voor zoekmachines',
          specifications: 'Specificaties',
        },
      },
    },
    tabs: { texts: 'Teksten', properties: 'Eigenschappen' },
    sections: {
      sale: 'Verkoop',
      look: 'In kiosken en apps',
      kind: 'Hoe het wordt verkocht',
      food: 'Eten en drinken',
      origin: 'Herkomst',
    },
    links: {
      categories: 'Categorieën',
      relatedProducts: 'Verwante producten',
      linkedProducts: 'Gekoppelde producten',
      locations: 'Locaties',
    },
    subLists: {
      images: { name: 'Afbeeldingen', fields: { fileName: 'Bestand', order: 'Volgorde' } },
      variations: {
        name: 'Varianten',
        fields: {
          titles: 'Titel',
          sku: 'SKU',
          price: 'Prijs',
          promotionPrice: 'Actieprijs',
          deposit: 'Statiegeld',
          purchasePrice: 'Inkoopprijs',
          productVATId: 'Btw-tarief',
          articleCode: 'Artikelcode',
          barCode: 'Barcode',
          stock: 'Voorraad',
          keepsStock: 'Voorraad bijhouden',
          forSaleIfNotInStock: 'Te koop zonder voorraad',
          weight: 'Gewicht',
          length: 'Lengte',
          width: 'Breedte',
          height: 'Hoogte',
          order: 'Volgorde',
        },
        rows: { titles: { fields: { title: 'Titel' } } },
      },
      productLists: {
        name: 'Productlijsten',
        fields: {
          productListId: 'Productlijst',
          titles: 'Titel',
          includedInPrice: 'Bij de prijs inbegrepen',
          showImages: 'Afbeeldingen tonen',
          horizontalScroll: 'Zijwaarts schuiven',
          priceOption: 'Prijs van',
          priceToUse: 'Welke prijs',
          minimum: 'Minimaal',
          maximum: 'Maximaal',
          showAs: 'Tonen als',
          order: 'Volgorde',
        },
        help: { maximum: '0: geen grens.' },
        codes: {
          priceOption: { 0: 'De lijst', 1: 'Het product' },
          priceToUse: { 0: 'Prijs', 1: 'Actieprijs' },
          showAs: { 0: 'Lijst', 1: 'Tegels', 2: 'Keuzelijst' },
        },
        rows: { titles: { fields: { title: 'Titel' } } },
      },
      supplierProducts: {
        name: 'Leveranciers',
        fields: { supplierId: 'Leverancier', supplierProductId: 'Product', order: 'Volgorde' },
      },
    },
    messages: {
      titleEveryLanguage: 'Vul in elke taal een titel in',
      specificationsKeyAndValue: 'Alle specificaties moeten een sleutel en een waarde hebben',
      lastVariant: 'De laatste variant kan niet worden verwijderd!',
    },
  } satisfies Labels<typeof products>,

  productcategories: {
    name: 'Categorie |||| Categorieën',
    fields: {
      ...categoryTexts,
      languages: 'Teksten',
      active: 'Actief',
      frontPage: 'Op de voorpagina',
      checkout: 'Bij het afrekenen',
      visibility: 'Zichtbaar in',
      order: 'Volgorde',
      color: 'Kleur',
      allowUnlimited: 'Onbeperkt bestellen',
      allowUnlimitedMax: 'Hoogstens per bestelling',
      turnoverGroup: 'Omzetgroep',
      parentId: 'Hoofdcategorie',
      childOrganisations: 'Onderliggende organisaties',
      assignedOrganisations: 'Ook voor deze organisaties',
      hasChildOrganisations: 'Heeft onderliggende organisaties',
      fileName: 'Afbeelding',
    },
    help: {
      order: 'Lager komt eerst.',
      allowUnlimitedMax: 'Leeg: geen grens.',
    },
    codes: { visibility: { 0: 'Web', 1: 'App', 2: 'Beide' } },
    rows: {
      languages: { fields: categoryTexts },
      childOrganisations: { fields: { name: 'Naam' } },
    },
    tabs: { texts: 'Teksten' },
    sections: { look: 'Uiterlijk', shop: 'In de winkel' },
    links: { parentCategory: 'Hoofdcategorie' },
    queries: {
      products: {
        name: 'Producten',
        fields: {
          title: 'Titel',
          price: 'Prijs',
          active: 'Actief',
          noSupplierOnly: 'Zonder leverancier',
        },
      },
    },
    messages: {
      titleEveryLanguage: 'Vul in elke taal een titel in',
    },
  } satisfies Labels<typeof productcategories>,

  productlists: {
    name: 'Productlijst |||| Productlijsten',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      showImagesType: 'Afbeeldingen',
      showHorizontally: 'Naast elkaar',
    },
    codes: { showImagesType: { 0: 'Geen', 1: 'Klein', 2: 'Groot' } },
    subLists: {
      products: {
        name: 'Producten',
        fields: {
          title: 'Product',
          productId: 'Product',
          price: 'Prijs',
          order: 'Volgorde',
        },
        help: { price: 'Leeg: de prijs van het product.' },
      },
    },
  } satisfies Labels<typeof productlists>,

  productrules: {
    name: 'Kortingsregel |||| Kortingsregels',
    fields: {
      ruleName: 'Naam van de regel',
      discountName: 'Naam van de korting',
      active: 'Actief',
      priority: 'Prioriteit',
      productCategory: 'Categorie',
      discountType: 'Korting in',
      discountValue: 'Korting',
      discount: 'Korting',
      nicePriceOption: 'Mooie prijs',
      nicePriceValue: 'Waarde van de mooie prijs',
      period: 'Geldig',
      startDate: 'Begindatum',
      endDate: 'Einddatum',
      weekDays: 'Weekdagen',
      startTime: 'Begintijd',
      endTime: 'Eindtijd',
      rules: 'Regels',
    },
    help: {
      discountName: 'Wat klanten zien.',
      priority: 'Lager gaat voor.',
      nicePriceValue: 'Waar een prijs naartoe gaat, zoals 0,95.',
    },
    codes: {
      discountType: { 0: 'Procenten', 1: 'Euro’s' },
      nicePriceOption: { 1: 'Dichtstbijzijnde', 2: 'Afronden' },
      period: { dates: 'Tussen vaste datums', weekDays: 'Op weekdagen' },
      weekDays: {
        1: 'Maandag',
        2: 'Dinsdag',
        3: 'Woensdag',
        4: 'Donderdag',
        5: 'Vrijdag',
        6: 'Zaterdag',
        7: 'Zondag',
      },
    },
    rows: {
      rules: {
        fields: {
          ruleRelation: 'En/of',
          ruleType: 'Voorwaarde',
          ruleValue: 'Waarde',
        },
        codes: {
          ruleRelation: { AND: 'En', OR: 'Of' },
          ruleType: {
            0: 'Minimumaantal',
            1: 'Minimumbedrag',
            2: 'Product',
            3: 'Categorie',
          },
        },
      },
    },
    sections: { rule: 'Regel', discount: 'Korting', when: 'Wanneer', lines: 'Voorwaarden' },
    messages: {
      linesMinimum: 'Voeg minstens één regel toe',
      percentage: 'Een korting is hoogstens 100 procent',
      dates: 'De begindatum mag niet na de einddatum liggen',
    },
  } satisfies Labels<typeof productrules>,

  productmenus: {
    name: 'Menu |||| Menu’s',
    fields: {
      title: 'Titel',
      description: 'Omschrijving',
      startTime: 'Begintijd',
      endTime: 'Eindtijd',
      types: 'Te zien in',
      active: 'Actief',
      subType: 'Subtype',
      products: 'Producten',
    },
    codes: {
      types: {
        0: 'OrderPro',
        1: 'OrderMobile',
        2: 'CheckoutPro',
        3: 'CheckoutMobile',
        4: 'CheckoutSmart',
        5: 'Custom App',
      },
    },
    rows: {
      products: {
        fields: { title: 'Groep', products: 'Producten' },
        rows: { products: { fields: { title: 'Product', active: 'Actief' } } },
      },
    },
    tabs: { products: 'Producten' },
  } satisfies Labels<typeof productmenus>,

  productTag: {
    name: 'Producttag |||| Producttags',
    unnamed: 'Naamloze tag',
    fields: {
      name: 'Naam',
      translations: 'Naam en slug per taal',
      color: 'Kleur',
      active: 'Actief',
      description: 'Omschrijving',
    },
    help: { color: 'Drie of zes hexadecimale cijfers, of een van de kleuren hieronder.' },
    codes: {
      color: {
        '#dc2626': 'Rood',
        '#2563eb': 'Blauw',
        '#16a34a': 'Groen',
        '#df9324': 'Oranje',
        '#9333ea': 'Paars',
        '#000000': 'Zwart',
      },
    },
    rows: { translations: { fields: { name: 'Naam', slug: 'Slug' } } },
    messages: {
      slugOfLanguage: 'Ongeldige slug voor %{lang} (alleen letters, cijfers en koppeltekens)',
      nameAndSlugEveryLanguage: 'Vul naam en slug in voor alle beschikbare talen',
      nameAndSlugMissing: 'Naam en slug zijn verplicht voor alle talen. Ontbreekt voor: %{lang}',
    },
  } satisfies Labels<typeof productTag>,

  vat: {
    name: 'Btw-tarief |||| Btw-tarieven',
    fields: { name: 'Naam', tariff: 'Tarief', default: 'Standaard' },
    help: { default: 'Er kan maar één tarief de standaard zijn.' },
    subLists: {
      internationalTariffs: {
        name: 'Internationale tarieven',
        fields: { name: 'Naam', tariff: 'Tarief', countryCode: 'Land' },
      },
    },
  } satisfies Labels<typeof vat>,

  suppliers: {
    name: 'Leverancier |||| Leveranciers',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      address: 'Adres',
      postalCode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      phone: 'Telefoon',
      email: 'E-mail',
      comments: 'Opmerkingen',
    },
    sections: { supplier: 'Leverancier', contact: 'Contact' },
    links: { users: 'Gebruikers' },
    children: { products: 'Producten' },
  } satisfies Labels<typeof suppliers>,

  turnovergroups: {
    name: 'Omzetgroep |||| Omzetgroepen',
    fields: { name: 'Naam', description: 'Omschrijving', active: 'Actief' },
  } satisfies Labels<typeof turnovergroups>,
};
