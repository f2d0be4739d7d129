import type { server as english } from '../en/server';
import { paper } from './paper';
import { services } from './services';

/** What the demo server says, over the wire and in its terminal. */
export const server: typeof english = {
  session: {
    required: 'Meld u aan om verder te gaan',
    wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar',
    tooMany: 'Te veel pogingen. Probeer het over %{seconds} seconden opnieuw',
    signedOut: 'U bent afgemeld',
    switched: 'U werkt nu voor %{name}',
    noOrganisation: 'Uw account hoort niet bij een organisatie',
  },
  access: {
    organisation: 'U hebt geen toegang tot deze organisatie',
    right: 'U hebt hier geen rechten voor',
    otherSite: 'Dit verzoek kwam van een andere website en is geweigerd',
  },
  request: {
    failed: 'Er ging iets mis op de server. Probeer het later opnieuw',
    notFound: 'Dit bestaat niet',
    method: 'Dit kan hier niet',
    missing: '%{name} ontbreekt',
    unknownFunction: 'Onbekende functie',
    ifMatch: 'De header If-Match bevat versies zoals de header ETag ze geeft, of *',
    idempotencyKey: 'Een Idempotency-Key heeft 1 tot 255 tekens zonder spaties',
    keyTaken: 'Deze Idempotency-Key is al bij een ander verzoek gebruikt',
    malformed: 'Het verzoek is niet te lezen',
    tooLarge: 'Het verzoek is te groot',
    type: 'Gegevens van dit type worden hier niet aangenomen',
    fileTooLarge: '%{name} is te groot; de grens is %{megabytes} MB',
    fileType: '%{name} is geen type bestand dat hier wordt aangenomen',
    tooManyFiles: 'Hoogstens %{count} bestanden tegelijk',
    notBuilt: 'De app is nog niet gebouwd. Start met npm start',
  },
  records: {
    saved: '%{name} opgeslagen',
    added: '%{name} toegevoegd',
    deleted: '%{name} verwijderd',
    linked: '%{name} gekoppeld',
    unlinked: '%{name} ontkoppeld',
    needed: 'Dit is nog in gebruik: %{name} (%{count})',
    neededBy: 'Dit is nog in gebruik: %{name} (%{count}): %{titles}',
    replacedByItself: 'Kies een andere die in de plaats komt',
    closed: 'Dit kan hier niet worden gewijzigd',
    published: 'Gepubliceerd',
    copied: '%{name} gekopieerd',
    copyMark: '(kopie)',
    changed: '%{name} is gewijzigd sinds u dit opende',
    gone: '%{name} is verwijderd door %{by}',
    order: 'De volgorde moet iedere regel één keer noemen',
    place: 'Een plaats in de volgorde is een geheel getal, 0 of hoger',
    language: 'De taal “%{lang}” bestaat hier niet',
    accessFlags: 'Toegang moet uit vier tekens 0 en 1 bestaan',
  },
  shapes: {
    text: 'Dit moet tekst zijn',
    id: 'Een id is een geheel getal',
    list: 'Dit moet een lijst zijn',
    rows: 'Dit moet een lijst van regels zijn',
    object: 'Dit moet een object met velden zijn',
  },
  imports: {
    empty: '“%{name}” is leeg',
    noText:
      '“%{name}” is geen CSV-bestand. Bewaar het in uw spreadsheet als CSV en kies dat bestand',
    quotes: 'De aanhalingstekens in regel %{line} kloppen niet',
    unknownHeads: 'Deze kolommen zijn hier niet bekend: %{heads}. De kolommen zijn: %{expected}',
    doubledHead: 'De kolom “%{head}” staat er twee keer in',
    noKey: 'De kolom “%{head}” ontbreekt: die zegt waar een regel over gaat',
    onlyHeads: 'In “%{name}” staat niets onder de eerste regel',
    tooManyLines: 'Hoogstens %{max} regels tegelijk',
    tooLong: 'Deze regel heeft meer cellen dan het bestand kolommen heeft',
    doubled: 'Regel %{line} heeft dit ook',
    wrong:
      'Er is niets geïmporteerd, want er zijn foute regels: %{count}. Regel %{line}: %{problem}',
    done: 'Geïmporteerd: %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd',
    doneButWrong:
      'Geïmporteerd: %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd. Overgeslagen als fout: %{wrong}',
  },
  links: {
    already: '%{name} is al aan %{to} gekoppeld',
    absent: '%{name} is niet aan %{to} gekoppeld',
    unknown: '%{name} niet gevonden',
    itself: 'Dit kan niet aan zichzelf worden gekoppeld',
  },
  organisations: {
    elsewhere: 'Wissel naar deze organisatie, of naar de bovenliggende, om haar te wijzigen',
    active: 'U kunt de organisatie waarvoor u werkt niet verwijderen',
    hasChildren:
      'Deze organisatie heeft onderliggende organisaties. Verplaats of verwijder die eerst',
    hasUsers: 'Deze organisatie heeft gebruikers. Verwijder die eerst',
    cycle: 'Een organisatie kan niet onder zichzelf vallen',
  },
  vat: {
    default: 'Dit is het standaardtarief. Maak eerst een ander tarief de standaard',
  },
  redirects: {
    itself: 'Deze omleiding zou naar zichzelf leiden',
    circle: 'Deze omleiding zou in een kring leiden: %{others}',
    twice: 'Er is al een omleiding voor dit oude adres: %{others}',
  },
  categories: {
    cycle: 'Een categorie kan niet onder zichzelf worden geplaatst',
  },
  modules: {
    key: 'Een andere module heeft deze sleutel al',
    needed: 'De module administratie is nodig om toegang te beheren',
  },
  users: {
    email: 'Een andere gebruiker heeft dit e-mailadres al',
    elsewhere: 'Deze gebruiker hoort bij een andere organisatie en is alleen daar te wijzigen',
    self: 'U kunt uw eigen account niet verwijderen',
    selfOff: 'U kunt uw eigen account niet uitschakelen',
    passwordReset: 'Nieuw wachtwoord ingesteld',
  },
  passwords: {
    wrong: 'Dit is niet uw huidige wachtwoord',
    length: 'Minimaal %{min} tekens',
    digitAndLetter: 'Gebruik minstens één cijfer en één letter',
    changed: 'Wachtwoord gewijzigd',
  },
  timeManagement: {
    itself: 'Kan niet kopiëren naar dezelfde resource',
    copied: 'Openingstijden van %{source} gekopieerd naar %{target}',
  },
  tags: { slugTaken: 'Een andere tag heeft de slug “%{slug}” al (%{lang})' },
  devices: {
    registerThemselves: 'Apparaten melden zichzelf aan',
    approved: '%{name} goedgekeurd',
    disapproved: '%{name} afgekeurd',
    noApproval: 'Dit apparaat wacht niet op goedkeuring',
  },
  apk: {
    invalid: '%{name} is geen geldig APK-bestand',
    there: 'Het apparaat heeft deze APK al',
    frontAppUpdated: 'Voorgrond-app bijgewerkt',
    assignmentsUpdated: 'Toewijzingen aan apparaten bijgewerkt',
  },
  documents: {
    notDraft:
      'Alleen de rijen van een concept kunnen worden gewijzigd. Maak eerst een nieuw concept',
    noRow: 'Deze rij is er niet meer',
    noActive: 'Geen enkele versie van dit document is actief',
    alreadyActive: 'Deze versie is al actief',
    archived: 'Een gearchiveerde versie kan niet opnieuw actief worden',
    wrongRows: 'Deze rijen kloppen niet meer, dus is er niets gepubliceerd: %{rows}',
    activated: '%{title} is actief in versie %{version}',
    onlyOfActive: 'Een nieuw concept wordt van de actieve versie gemaakt',
    draftThere: 'Er is al een concept: versie %{version}',
    draftMade: 'Concept van %{title} gemaakt: versie %{version}',
    filledIn: 'Dit document is ingevuld. Wat is ingevuld (%{count}) heeft het nodig',
  },
  enums: {
    used: 'Deze enum is nog in gebruik in: %{documents}',
  },
  lists: {
    hasDocuments: 'Deze lijst bevat ingevulde documenten. Verwijder die eerst',
    wrongValues: 'Niet alles is goed ingevuld: %{rows}',
    ordered: 'Volgorde opgeslagen',
  },
  questionnaires: {
    bodyFixed: 'De uitnodiging is verstuurd; de tekst kan niet meer worden gewijzigd',
    alreadyInvited: 'De uitnodiging is al verstuurd. Verstuur een herinnering',
    nobodyInvited: 'Er is nog niemand uitgenodigd. Verstuur eerst de uitnodiging',
    answered:
      'Deze vragenlijst is ingevuld (%{count}). Met een ander document gaat geslaagd van %{before} naar %{after}',
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
  },
  paper,
  reports: { range: 'Onjuiste periode', tooLong: 'Een rapport beslaat hooguit vijf jaar' },
  ...services,
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
    noFolder: 'Deze map bestaat niet',
    typeDeletion:
      'Geef aan wat er met de bestanden gebeurt: “folder” bewaart ze, “all” verwijdert ze',
    empty: '%{name} is leeg',
    otherKind: '%{name} is een ander soort bestand dan %{replaced} en kan dat niet vervangen',
    full: '%{name} past niet: er is nog %{available} MB opslag over',
    saved: '%{count} bestanden opgeslagen',
    deleted: '%{count} bestanden verwijderd',
  },
  store: {
    damagedSnapshot:
      'De gegevens in %{file} zijn beschadigd. Zet een kopie van de gegevensmap terug, of maak met npm run seed nieuwe demogegevens',
    damagedJournal:
      'Regel %{line} van %{file} is beschadigd. Zet een kopie van de gegevensmap terug, of maak met npm run seed nieuwe demogegevens',
    foreignJournal:
      'De bestanden db.json en journal.jsonl in %{directory} horen niet bij elkaar. Zet beide uit één kopie terug, of maak met npm run seed nieuwe demogegevens',
    unwritable:
      'De gegevensmap %{directory} is niet te gebruiken (%{code}). Maak hem lees- en schrijfbaar, of kies met DATA_DIR een andere map',
    locked:
      'Een andere server (proces %{pid}) gebruikt de gegevensmap %{directory}. Stop die, of kies met DATA_DIR een andere map',
    writeFailed: 'De wijziging kon niet naar schijf worden geschreven en is niet gemaakt',
    closed: 'De server wordt gestopt',
  },
  start: {
    ready: 'De back office is klaar op %{address}',
    accounts: 'Demo-accounts, alle met het wachtwoord %{password}:',
    port: 'PORT moet een geheel getal van 1 tot en met 65535 zijn, niet "%{value}"',
    minutes: 'SESSION_MINUTES moet een getal groter dan 0 zijn, niet "%{value}"',
    mailFrom: 'MAIL_FROM moet een mailadres zijn, niet "%{value}"',
    smtp: 'SMTP_URL moet een adres zijn zoals smtp://gebruiker:wachtwoord@mail.example.com:587',
    megabytes: 'MEDIA_MAX_MB moet een getal groter dan 0 zijn, niet "%{value}"',
    portTaken: 'Poort %{port} is bezet. Stop wat hem gebruikt, of kies met PORT een andere',
    address:
      'De server kan niet luisteren op %{host}:%{port} (%{code}). Kies een andere HOST en PORT',
  },
  restore: {
    question: 'Alle gegevens in %{directory} vervangen door nieuwe demogegevens? (j/n) ',
    yes: 'j',
    kept: 'Er is niets gewijzigd',
    confirm:
      'Dit vervangt alle gegevens in %{directory}. Voer het uit in een terminal, of met --yes',
    done: 'De demogegevens in %{directory} zijn nieuw',
  },
};
