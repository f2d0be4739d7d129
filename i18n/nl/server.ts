import type { server as english } from '../en/server';
import { areas } from './areas';
import { attention } from './attention';
import { commentMessages } from './commentMessages';
import { dictionaries } from './dictionaries';
import { followMessages } from './followMessages';
import { identity } from './identity';
import { paper } from './paper';
import { passwordLink, passwords } from './passwords';
import { secondFactor } from './secondFactor';
import { services } from './services';
import { terminal } from './terminal';

/** Messages of the demo server, over the wire and in its terminal. */
export const server: typeof english = {
  session: {
    byProvider:
      'Meld u aan met het account van uw organisatie: wachtwoorden zijn uitgeschakeld voor uw adres',
    required: 'Meld u aan om verder te gaan',
    wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar',
    tooMany:
      'Te veel pogingen. Probeer het over %{smart_count} seconde opnieuw |||| Te veel pogingen. Probeer het over %{smart_count} seconden opnieuw',
    signedOut: 'U bent afgemeld',
    signedOutThere: 'U bent daar afgemeld',
    signedOutEverywhere: 'U bent overal afgemeld',
    over: 'Deze sessie is al voorbij',
    switched: 'U werkt nu voor %{name}',
    noOrganisation: 'Uw account hoort niet bij een organisatie',
    off: 'Dit account is geblokkeerd. Een beheerder van uw organisatie kan de blokkade opheffen',
    suspended: '%{name} is geblokkeerd. Alleen de aanbieder kan de blokkade opheffen',
  },
  identity,
  setUp: {
    token:
      'Dit token is niet geldig. Neem het over van waar de server is gestart; na opnieuw starten is er een nieuw',
    done: 'Dit is al ingericht. Log in',
    incomplete: 'Niet alles is goed ingevuld',
    ready: '%{name} is ingericht',
  },
  dictionaries,
  access: {
    organisation: 'U hebt geen toegang tot deze organisatie',
    right: 'U hebt hier geen rechten voor',
    provider: 'Alleen beheerders van de aanbieder kunnen dit wijzigen',
    otherSite: 'Dit verzoek kwam van een andere website en is geweigerd',
  },
  request: {
    failed: 'Er ging iets mis op de server. Probeer het later opnieuw',
    notFound: 'Dit bestaat niet',
    method: 'Dit kan hier niet',
    missing: '%{name} ontbreekt',
    unknownFunction: 'Onbekende functie',
    ifMatch: 'De header If-Match bevat versies zoals de header ETag ze geeft, of *',
    act: 'Een Act heeft 8 tot 64 letters, cijfers en streepjes',
    idempotencyKey: 'Een Idempotency-Key heeft 1 tot 255 tekens zonder spaties',
    keyTaken: 'Deze Idempotency-Key is al bij een ander verzoek gebruikt',
    malformed: 'Het verzoek is niet te lezen',
    tooLarge: 'Het verzoek is te groot',
    storage: 'Bestanden zijn op dit moment niet te bereiken. Probeer het later opnieuw',
    diskFull: 'De schijf is vol. Wat er is, kan nog worden gelezen en verwijderd',
    storageFull: 'Er is geen ruimte meer voor bestanden, en er is niets opgeslagen',
    tooOften:
      'Te veel verzoeken. Probeer het over %{smart_count} seconde opnieuw |||| Te veel verzoeken. Probeer het over %{smart_count} seconden opnieuw',
    busy: 'Er wordt te veel tegelijk verstuurd. Probeer het zo opnieuw',
    type: 'Gegevens van dit type worden hier niet aangenomen',
    fileTooLarge: '%{name} is te groot; de grens is %{megabytes} MB',
    fileEmpty: '%{name} is leeg',
    tooManyPixels:
      '%{name} is %{width} × %{height} pixels; een afbeelding mag hoogstens %{megapixels} miljoen pixels hebben',
    fileType: '%{name} is geen type bestand dat hier wordt aangenomen',
    tooManyFiles: 'Eén bestand tegelijk |||| Hoogstens %{smart_count} bestanden tegelijk',
    notBuilt: 'De app is nog niet gebouwd. Start met npm start',
  },
  tables: {
    bookings: 'Boeking |||| Boekingen',
    comments: 'Opmerking |||| Opmerkingen',
    listViews: 'Weergave |||| Weergaven',
    listViewDefaults: 'Weergave waarmee een lijst opent |||| Weergaven waarmee lijsten openen',
    objects: 'Ingevuld document |||| Ingevulde documenten',
    questionnaireInvitations: 'Uitnodiging |||| Uitnodigingen',
  },
  records: {
    saved: '%{name} opgeslagen',
    added: '%{name} toegevoegd',
    deleted: '%{name} verwijderd',
    linked: '%{name} gekoppeld',
    unlinked: '%{name} ontkoppeld',
    needed: 'Dit is nog in gebruik: %{name} (%{count})',
    rowNeeded:
      '“%{row}” is nog in gebruik, dus er is niets opgeslagen: %{name} (%{count})%{titles}',
    neededBy: 'Dit is nog in gebruik: %{name} (%{count}): %{titles}',
    replacedByItself: 'Kies een andere die in de plaats komt',
    closed: 'Dit kan hier niet worden gewijzigd',
    published: 'Gepubliceerd',
    nothingToPublish: 'Er is niets gewijzigd sinds versie %{version}, dus is er niets gepubliceerd',
    notPublished: 'Hiervan is niets gepubliceerd',
    unpublished: 'Niet meer gepubliceerd',
    copied: '%{name} gekopieerd',
    copyMark: '(kopie)',
    changed: '%{name} is gewijzigd sinds u dit opende',
    gone: '%{name} is verwijderd door %{by}',
    doubtful: '%{doubts}\n\nToch opslaan?',
    twice: 'Een rij is twee keer verstuurd',
    order: 'De volgorde moet iedere regel één keer noemen',
    place: 'Een plaats in de volgorde is een geheel getal, 0 of hoger',
    language: 'De taal “%{lang}” bestaat hier niet',
    accessFlags: 'Toegang moet uit vier tekens 0 en 1 bestaan',
  },
  ...areas,
  publishing: {
    airs: '%{name} “%{title}”, versie %{version}',
    named: '%{name} “%{title}”',
    changedAlong: '%{what} na de publicatie gewijzigd: publiceer opnieuw.',
    overruled: '%{name} toont “%{title}”, want dat is later gepubliceerd.',
    displaces:
      '%{name} toont “%{title}” totdat dit wordt gepubliceerd: wat het laatst is gepubliceerd, telt.',
  },
  shapes: {
    text: 'Dit moet tekst zijn',
    id: 'Een id is een geheel getal',
    list: 'Dit moet een lijst zijn',
    rows: 'Dit moet een lijst van regels zijn',
    object: 'Dit moet een object met velden zijn',
    tooNested: 'Deze tekst is te lang, of de elementen staan te diep in elkaar',
  },
  imports: {
    noText:
      '“%{name}” is geen CSV-bestand. Bewaar het in uw spreadsheet als CSV en kies dat bestand',
    quotes: 'De aanhalingstekens in regel %{line} kloppen niet',
    unknownHeads: 'Deze kolommen zijn hier niet bekend: %{heads}. De kolommen zijn: %{expected}',
    unknownHeadsOfMany: 'Deze kolommen zijn hier niet bekend: %{heads}',
    doubledHead: 'De kolom “%{head}” staat er twee keer in',
    noKey: 'De kolom “%{head}” ontbreekt: die zegt waar een regel over gaat',
    onlyHeads: 'In “%{name}” staat niets onder de eerste regel',
    tooManyLines: 'Hoogstens %{max} regels tegelijk',
    tooLong: 'Deze regel heeft meer cellen dan het bestand kolommen heeft',
    doubled: 'Regel %{line} heeft dit ook',
    noneFound: 'Geen %{name} hier heeft dit',
    above: 'De regel hierboven, waar deze bij hoort, klopt niet',
    addsNone:
      'Hier kan alleen worden gewijzigd wat er al is: vul het id in van wat deze regel wijzigt',
    noSuch: 'Geen %{name} %{id} hier',
    several: 'Dit komt meer dan één keer voor: %{ids}',
    alreadyThere: 'Bestaat al: %{ids}',
    noneCalled: 'Geen %{resource} heet “%{name}”',
    severalCalled: 'Met “%{name}” kan meer dan één ding worden bedoeld: %{candidates}',
    wrong:
      'Er is niets geïmporteerd, want er zijn foute regels: %{count}. Regel %{line}: %{problem}',
    done: 'Geïmporteerd: %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd',
    doneButWrong:
      'Geïmporteerd: %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd. Overgeslagen als fout: %{wrong}',
    stopped:
      'Gestopt. Van %{of} regels zijn de eerste %{done} verwerkt en opgeslagen: %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd, %{wrong} overgeslagen als fout. De overige niet',
    stoppedBefore: 'Gestopt voordat er iets was opgeslagen. Regels in het bestand: %{of}',
  },
  links: {
    already: '%{name} is al aan %{to} gekoppeld',
    absent: '%{name} is niet aan %{to} gekoppeld',
    unknown: '%{name} niet gevonden',
    itself: 'Dit kan niet aan zichzelf worden gekoppeld',
  },
  organisations: {
    elsewhere: 'U hebt in deze organisatie geen rechten om haar te wijzigen',
    active: 'U kunt de organisatie waarvoor u werkt niet verwijderen',
    hasChildren:
      'Deze organisatie heeft onderliggende organisaties. Verplaats of verwijder die eerst',
    hasUsers: 'Deze organisatie heeft gebruikers. Verwijder die eerst',
    cycle: 'Een organisatie kan niet onder zichzelf vallen',
    administrators: 'Alleen beheerders van deze organisatie kunnen wijzigen wat eronder valt',
    provider:
      'Dit is de eigen organisatie van de aanbieder. Die kan niet worden geblokkeerd of verwijderd',
    suspends:
      '%{name} wordt geblokkeerd: wie ervoor werkt, wordt uitgelogd en kan niet meer inloggen. Gebruikers: %{users}. Apparaten: %{devices}',
  },
  files: { gone: 'Dit bestand is er niet meer. Kies het opnieuw' },
  modules: {
    needed: 'De module administratie is nodig om toegang te beheren',
  },
  groups: {
    above: 'Dit geeft rechten die u zelf niet hebt',
    notOwn: 'De organisatie heeft deze module niet',
  },
  users: {
    email: 'Een andere gebruiker heeft dit e-mailadres al',
    elsewhere: 'Deze gebruiker hoort bij een andere organisatie en is alleen daar te wijzigen',
    self: 'U kunt uw eigen account niet verwijderen',
    selfOff: 'U kunt uw eigen account niet uitschakelen',
    above: 'Hiervoor zijn rechten nodig die u zelf niet hebt',
    lastAdministrator: '%{name} heeft een beheerder nodig, en dit is de laatste',
    lowersOwn: 'U verliest hiermee eigen rechten en kunt ze uzelf niet teruggeven. Toch doorgaan?',
    unknown:
      'Geen gebruiker van uw organisaties of van de organisaties daarboven heeft dit e-mailadres',
    isMember: '%{person} hoort al bij %{name}',
    joined: '%{person} hoort nu bij %{name}, nog zonder rechten',
    home: 'Dit is de eigen organisatie van de gebruiker. Verwijder de gebruiker zelf',
    left: '%{person} hoort niet meer bij %{name}',
    passwordReset: 'Nieuw wachtwoord ingesteld',
    secondFactorsRemoved: 'Tweede factor verwijderd; de gebruiker is overal uitgelogd',
  },
  secondFactor,
  passwordLink,
  passwords,
  paper,
  ...services,
  comments: commentMessages,
  follows: followMessages,
  views: {
    saved: 'Weergave “%{name}” opgeslagen',
    deleted: 'Weergave “%{name}” verwijderd',
    nameMissing: 'Geef de weergave een naam',
    nameTooLong: 'Een naam heeft hooguit %{max} tekens',
    nameTaken: 'Er is al een weergave met deze naam',
    tooMuch: 'Dit is meer dan een weergave kan bewaren. Gebruik minder filters',
    tooMany:
      'Er is %{smart_count} weergave van deze lijst; meer kunnen er niet bij |||| Er zijn %{smart_count} weergaven van deze lijst; meer kunnen er niet bij',
  },
  trash: {
    restored: '“%{name}” is terug',
    restoredSeveral: '%{smart_count} record is terug |||| %{smart_count} records zijn terug',
    removed: '“%{name}” is definitief verwijderd',
    emptied:
      '%{smart_count} record is definitief verwijderd |||| %{smart_count} records zijn definitief verwijderd',
    needs:
      'Dit kan niet terugkomen zonder waar het bij hoort, dat ook is verwijderd: %{name}. Zet dat eerst terug',
    taken: 'Dit kan niet terugkomen: %{field} “%{value}” is inmiddels van een ander',
    lost: 'Dit kan niet terugkomen: waarin het werd bewaard, bestaat niet meer',
  },
  activity: {
    undone: 'Alles is weer zoals het was',
    notUndone:
      '%{smart_count} record blijft zoals het is |||| %{smart_count} records blijven zoals ze zijn',
    alreadyUndone: 'Dit is al ongedaan gemaakt',
    changed: 'Sindsdien gewijzigd: %{fields}',
    changedBy: '%{name} heeft dit sindsdien gewijzigd',
    gone: 'Het bestaat niet meer',
    noWayBack: 'Het is gewijzigd op een manier die hier niet ongedaan kan worden gemaakt',
  },
  quotas: {
    mails:
      'Je organisatie verstuurt hoogstens %{limit} mails per dag; vandaag zijn er nog %{left} over, en dit zijn er %{count}',
    rows: 'Je organisatie heeft %{used} records, en mag er %{limit} hebben. Verwijder er een aantal, of vraag de aanbieder om meer',
    nearlyFull: {
      storage: '%{percent}% van de opslag is bezet',
      mails: '%{percent}% van de mails van vandaag is verstuurd',
      rows: '%{percent}% van de records die je mag hebben is er',
    },
  },
  attention,
  ...terminal,
};
