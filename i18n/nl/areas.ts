import type { areas as english } from '../en/areas';

/** Messages of the demo server about one area of the product each. */
export const areas: typeof english = {
  schedules: {
    together: '“%{one}” en “%{other}” worden op hetzelfde moment afgespeeld.',
    dark: 'De helderheid van “%{name}” is 0: schermen blijven dan donker.',
  },
  vat: {
    default: 'Dit is het standaardtarief. Maak eerst een ander tarief de standaard',
  },
  stock: { partOfProduct: 'Voorraad hoort bij het product. Vul 0 in als er niets meer is' },
  pages: {
    addressTaken: '%{lang}: op %{url} staat de pagina %{name} al',
    addressLeadsOn: '%{lang}: %{url} leidt door een redirect naar %{name}; verwijder die eerst',
  },
  contentItems: {
    oneOnly: '%{name} heeft maar één item, en dat is er al',
    moreThere: 'Deze lijst bevat %{smart_count} items |||| Deze lijst bevat %{smart_count} items',
  },
  redirects: {
    pageThere: 'De pagina %{name} staat op dit adres',
    itself: 'Deze omleiding zou naar zichzelf leiden',
    circle: 'Deze omleiding zou in een kring leiden: %{others}',
    twice: 'Er is al een omleiding voor dit oude adres: %{others}',
  },
  categories: {
    cycle: 'Een categorie kan niet onder zichzelf worden geplaatst',
  },
  blocks: {
    overlap: '%{resource} heeft op %{day} dan al andere blokken: %{others}',
    closed: '%{resource} is op %{day} gesloten',
    hours: '%{resource} is op %{day} alleen open van %{hours}',
    capacity: 'In %{resource} passen er hoogstens %{capacity}',
    resourceInactive: '%{resource} is inactief',
    activityInactive: '%{activity} is inactief',
    notLinked: '%{activity} is niet gekoppeld aan %{resource}',
  },
  pricingRules: {
    copied: 'Gekopieerd naar %{tariffs}',
    couponOfOther: 'Deze coupon is voor een ander resourcetype (%{type})',
    rulesOfOther: 'Regels van andere resourcetypes gebruiken deze coupon: %{rules}',
  },
  reservationConfig: {
    noNames: 'Er ontbreken nog namen: %{languages}. Bezoekers zien die in een andere taal.',
  },
  timeManagement: {
    overlap: 'Dan is er al een openingstijd: %{hours}',
    itself: 'Kan niet kopiëren naar dezelfde resource',
    replaces: 'Van %{target} verdwijnt: %{gone}. Toch kopiëren?',
    copied: 'Openingstijden van %{source} gekopieerd naar %{target}',
  },
  tags: { slugTaken: 'Een andere tag heeft de slug “%{slug}” al (%{lang})' },
  devices: {
    registerThemselves: 'Apparaten melden zichzelf aan',
    approved: '%{name} goedgekeurd',
    disapproved: '%{name} afgekeurd',
    autoAddElsewhere:
      'Apparaten worden nu toegevoegd aan %{name}. Vanaf nu komen ze dan hier terecht.',
    appInstalled: '%{app} wordt geïnstalleerd op %{name}',
    restored: '%{name} wacht weer op goedkeuring',
    noApproval: 'Dit apparaat wacht niet op goedkeuring',
  },
  apk: {
    invalid: '%{name} is geen geldig APK-bestand',
    there: 'Het apparaat heeft deze APK al',
    replacesVersion:
      '%{name} staat op %{smart_count} van deze apparaten in een andere versie; die wordt hierdoor vervangen.',
    otherVersion: '%{name} heeft inmiddels een andere versie van deze app',
    otherFront: '%{name} begint inmiddels met een andere app',
    versionThere: '%{name} staat hier al. Verwijder die eerst om deze versie opnieuw te uploaden',
    frontAppUpdated: 'Voorgrond-app bijgewerkt',
    assignmentsUpdated: 'Toewijzingen aan apparaten bijgewerkt',
  },
  documents: {
    notDraft:
      'Alleen de rijen van een concept kunnen worden gewijzigd. Maak eerst een nieuw concept',
    noRow: 'Deze rij is er niet meer',
    noActive: 'Geen enkele versie van dit document is actief',
    keyTaken: 'Het document %{name} heeft deze sleutel al',
    alreadyActive: 'Deze versie is al actief',
    archived: 'Een gearchiveerde versie kan niet opnieuw actief worden',
    wrongRows: 'Deze rijen kloppen niet meer, dus is er niets gepubliceerd: %{rows}',
    activated: '%{title} is actief in versie %{version}',
    onlyOfActive: 'Een nieuw concept wordt van de actieve versie gemaakt',
    draftThere: 'Er is al een concept: versie %{version}',
    otherActive: 'Inmiddels is versie %{version} actief',
    draftMade: 'Concept van %{title} gemaakt: versie %{version}',
  },
  propertyTemplates: {
    lostLanguages:
      '%{languages}: %{count} eigenschap verdwijnt met de taal, voorgoed |||| %{languages}: %{count} eigenschappen verdwijnen met de taal, voorgoed',
  },
  lists: {
    hasDocuments: 'Deze lijst bevat ingevulde documenten. Verwijder die eerst',
    otherDocument: 'Het kan niet terugkomen: de lijst bevat inmiddels een ander document',
    wrongValues: 'Niet alles is goed ingevuld: %{rows}',
    ordered: 'Volgorde opgeslagen',
  },
  questionnaires: {
    bodyFixed: 'De uitnodiging is verstuurd; de tekst kan niet meer worden gewijzigd',
    alreadyInvited: 'De uitnodiging is al verstuurd. Verstuur een herinnering',
    nobodyInvited: 'Er is nog niemand uitgenodigd. Verstuur eerst de uitnodiging',
    otherScores:
      'Afgeronde toetsen krijgen een andere score (%{count}): geslaagd gaat van %{before} naar %{after}',
    otherTexts:
      'Antwoorden met een gewijzigde waarde blijven staan en tonen de nieuwe tekst: %{count}',
    otherScoresAndTexts:
      'Afgeronde toetsen krijgen een andere score (%{scored}): geslaagd gaat van %{before} naar %{after}. Antwoorden met een gewijzigde waarde blijven staan en tonen de nieuwe tekst: %{count}',
    answered:
      'Deze vragenlijst is ingevuld (%{count}). Met een ander document gaat geslaagd van %{before} naar %{after}',
    nobodyPasses:
      'Niemand kan slagen: de minimumscore is %{minimum} en alle juiste antwoorden samen leveren %{highest} op. Geef de vragen een gewicht of verlaag de minimumscore. Mails die toch worden verstuurd: %{count}',
    over: 'De vragenlijst is afgelopen, dus is er niets verstuurd. Kies eerst een latere einddatum',
    noDocument: 'Kies eerst het document met de vragen',
    noGroups: 'Kies eerst de gebruikersgroepen die worden uitgenodigd',
    noSubject: 'Vul eerst het onderwerp van de mail in',
    notInvited: 'Deze persoon is niet voor de vragenlijst uitgenodigd',
    underWay: 'Er worden op dit moment al mails van deze vragenlijst verstuurd',
    invitation: {
      sent: 'Uitnodigingen verstuurd: %{count}',
      partly: 'Uitnodigingen verstuurd: %{count} van %{total}',
      nobody:
        'In de gekozen groepen kan niemand worden uitgenodigd: geen actieve gebruiker heeft een e-mailadres',
    },
    reminder: {
      sent: 'Herinneringen verstuurd: %{count}',
      partly: 'Herinneringen verstuurd: %{count} van %{total}',
      nobody:
        'Er is niemand om te herinneren: iedereen die bereikbaar is heeft de vragenlijst ingevuld',
    },
    kept: 'Ze staan in het postvak UIT; niets heeft deze server verlaten',
    mailFailed:
      'De mailserver werkte niet mee: %{count} van %{total} mails zijn verstuurd. Verstuur opnieuw voor de rest',
    refused: 'De mailserver neemt deze adressen niet aan: %{addresses}',
    passed: 'Geslaagd',
    failed: 'Niet geslaagd',
    notCompleted: 'Niet ingevuld',
    yes: 'Ja',
    no: 'Nee',
  },
  products: {
    translated: 'Vertaald (gesimuleerd: er is geen tekst van deze server weggegaan)',
    noLanguage: 'Geef aan in welke taal de teksten zijn geschreven',
    itself: 'Een product kan niet als zichzelf worden ingekocht',
    notOffered: 'Deze leverancier biedt dit product niet aan',
    notTranslated: 'De teksten konden niet worden vertaald (gesimuleerd)',
    noPrice: 'Het product heeft geen prijs',
    noDifference: 'Het product en de variant hebben dezelfde prijs en hetzelfde btw-tarief',
  },
  orders: {
    paperTooLarge: 'Dit is te veel voor één bestand. Vraag er minder tegelijk van op',
    tooManyInvoices: 'In één bestand passen de facturen van hoogstens %{most} bestellingen',
  },
  reports: { range: 'Onjuiste periode', tooLong: 'Een rapport beslaat hooguit vijf jaar' },
  dashboard: {
    activated: '%{name} geactiveerd',
    noPointOfSale: 'Er is geen actieve kassakoppeling',
    synchronised: 'Kassa gesynchroniseerd (gesimuleerd: er is niets naar buiten gegaan)',
    failed: 'Er is een fout opgetreden tijdens de synchronisatie (gesimuleerd)',
  },
  playlists: { onlyVisible: 'Kies alleen afbeeldingen en video’s' },
  media: {
    folder: 'Map',
    rootFolder: 'De naam van de hoofdmap ligt vast, en de hoofdmap kan niet worden verwijderd',
    folderName: 'Van deze mapnaam blijft niets over. Gebruik letters, cijfers, spaties, _ / of -',
    folderNameLength: 'De naam van een map heeft hoogstens %{max} tekens',
    folderTaken: 'Er is al een map met de naam “%{name}”',
    folderFilled: 'Er staan inmiddels bestanden in de map',
    noFolder: 'Deze map bestaat niet',
    typeDeletion:
      'Geef aan wat er met de bestanden gebeurt: “folder” bewaart ze, “all” verwijdert ze, “unused” verwijdert wat nergens in gebruik is',
    addedAs: 'In de map staat al een bestand met die naam, dus het is toegevoegd als %{name}',
    contentGone: 'Wat het bestand eerder bevatte, is niet bewaard gebleven',
    otherKind: '%{name} is een ander soort bestand dan %{replaced} en kan dat niet vervangen',
    full: '%{name} past niet: er is nog %{available} MB opslag over',
    saved: '%{count} bestanden opgeslagen',
    deleted: '%{count} bestanden verwijderd',
  },
};
