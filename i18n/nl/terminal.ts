import type { terminal as english } from '../en/terminal';

/** Messages of the demo server in its terminal, and about the folder that it keeps its data in. */
export const terminal: typeof english = {
  store: {
    damagedSnapshot:
      'De gegevens in %{file} zijn beschadigd. Zet een kopie van de gegevensmap terug. Zijn het alleen die van de demo, dan maakt npm run seed ze opnieuw',
    damagedJournal:
      'Regel %{line} van %{file} is beschadigd. Zet een kopie van de gegevensmap terug. Zijn het alleen die van de demo, dan maakt npm run seed ze opnieuw',
    missingJournal:
      'Het bestand journal.jsonl ontbreekt in %{directory}: daarin stond wat het laatst is gewijzigd. Zet een kopie van de hele gegevensmap terug; om zonder die wijzigingen verder te gaan, haal de regel "_checksum" uit db.json',
    foreignJournal:
      'De bestanden db.json en journal.jsonl in %{directory} horen niet bij elkaar. Zet beide uit één kopie terug. Zijn het alleen die van de demo, dan maakt npm run seed ze opnieuw',
    unwritable:
      'De gegevensmap %{directory} is niet te gebruiken (%{code}). Maak hem lees- en schrijfbaar, of kies met DATA_DIR een andere map',
    locked:
      'Een andere server (proces %{pid}) gebruikt de gegevensmap %{directory}. Stop die, of kies met DATA_DIR een andere map',
    writeFailed: 'De wijziging kon niet naar schijf worden geschreven en is niet gemaakt',
    closed: 'De server wordt gestopt',
    databaseAway: 'De database is op dit moment niet te bereiken. Probeer het zo nog eens',
    databaseBusy: 'Anderen wijzigen op dit moment hetzelfde. Probeer het zo nog eens',
    databaseFull: 'De database is vol, en de wijziging is niet gemaakt',
    databaseNewer:
      'Een nieuwere versie heeft de database bijgewerkt (versie %{version}, en deze kent %{known}). Start die versie',
    poolElsewhere:
      'DATABASE_POOL_URL leidt naar een andere database dan DATABASE_URL. Beide moeten naar dezelfde leiden',
    databaseBehind:
      'De database mist %{count} zaken die deze versie nodig heeft. Voer npm run migrate uit, en start opnieuw',
    copyBusy: 'Er wordt al naar die database gekopieerd. Wacht daarop, of stop het',
    copyElsewhere:
      'Het doel bevat al gegevens, en die zijn geen afgebroken kopie van deze bron. Noem een leeg doel, of vervang met --yes alles wat er staat',
    copyNothing: 'Er zijn geen gegevens om te kopiëren in %{directory}',
    restoreUnknown: 'De kopie heeft geen organisatie %{name}',
    restoreOther:
      'De id %{id} of het nummer van de organisatie is inmiddels van %{name}. Er is niets gewijzigd',
    restoreTaken:
      'De rij %{id} van %{table} is inmiddels van een andere organisatie. Er is niets gewijzigd',
    copyHalf:
      'De database bevat een kopie die niet volledig is. Voer dezelfde npm run copy-data nog eens uit, die gaat ermee verder',
  },
  storage: {
    unreachable:
      'De opslag op %{endpoint} is niet te bereiken (%{code}). Start hem, of kies met S3_URL een andere',
    denied:
      'De opslag op %{endpoint} weigert de sleutel in S3_URL voor de bucket %{bucket} (%{code}). Verbeter de sleutel of zijn rechten',
    noBucket:
      'De opslag op %{endpoint} heeft geen bucket %{bucket}. Maak hem, of noem in S3_URL een andere',
    folder:
      'De map %{folder} is niet te gebruiken (%{code}). Maak hem beschrijfbaar, of kies met DATA_DIR een andere',
    full: 'De schijf van %{folder} is vol (%{code}). Maak ruimte',
  },
  start: {
    ready: 'De back office is klaar op %{address}',
    setUp:
      'Er is nog niets ingericht. Open %{address} en vul dit token in, dat één keer en 24 uur geldig is: %{token}',
    noFolder:
      'Er is geen gegevensmap %{directory}. Koppel of maak hem, of kies met DATA_DIR een andere: in productie wordt er geen gemaakt',
    demo: 'Met NODE_ENV=production is er geen demo. Laat DATABASE_DEMO weg, of NODE_ENV voor een demo',
    accounts: 'Demo-accounts, alle met het wachtwoord %{password}:',
    port: 'PORT moet een geheel getal van 1 tot en met 65535 zijn, niet "%{value}"',
    workers: '--workers moet een geheel getal van 1 tot en met %{most} zijn, niet "%{value}"',
    workersDatabase:
      '--workers heeft een database nodig: rijen in een gegevensmap horen bij één proces. Stel DATABASE_URL in, of voeg --postgres toe',
    minutes: 'SESSION_MINUTES moet een getal groter dan 0 zijn, niet "%{value}"',
    hours: 'SESSION_HOURS moet een getal groter dan 0 zijn, niet "%{value}"',
    passwordLength: 'PASSWORD_LENGTH moet een geheel getal van 6 tot 64 zijn, niet "%{value}"',
    mailFrom: 'MAIL_FROM moet een mailadres zijn, niet "%{value}"',
    smtp: 'SMTP_URL moet een adres zijn zoals smtp://gebruiker:wachtwoord@mail.example.com:587',
    database:
      '%{name} moet een adres zijn zoals postgres://gebruiker:wachtwoord@db.voorbeeld.nl:5432/naam',
    poolAlone:
      'DATABASE_POOL_URL heeft DATABASE_URL nodig: het adres van de database zelf, voor bijwerken, taken en meldingen',
    connections:
      'DATABASE_CONNECTIONS moet een geheel getal van 2 tot en met %{most} zijn, niet "%{value}"',
    networks:
      'ALLOWED_NETWORKS moet adressen of delen van netwerken bevatten met komma\'s ertussen, zoals 10.0.0.0/8,192.168.1.20, en niet "%{value}"',
    proxies:
      'TRUSTED_PROXIES moet adressen van proxy\'s of delen van netwerken bevatten met komma\'s ertussen, zoals 127.0.0.1,10.0.0.0/8, en niet "%{value}"',
    s3: 'S3_URL moet een adres zijn zoals https://sleutel:geheim@s3.example.com/bucket?region=eu-west-1, met procentcodes voor tekens in sleutel en geheim',
    auditMonths: 'AUDIT_MONTHS moet een geheel getal vanaf 1 zijn, niet "%{value}"',
    megabytes: 'MEDIA_MAX_MB moet een getal groter dan 0 zijn, niet "%{value}"',
    portTaken: 'Poort %{port} is bezet. Stop wat hem gebruikt, of kies met PORT een andere',
    address:
      'De server kan niet luisteren op %{host}:%{port} (%{code}). Kies een andere HOST en PORT',
  },
  migrate: {
    noDatabase: 'Noem in DATABASE_URL de database die bijgewerkt moet worden',
    nothing: 'De database heeft alles wat deze versie nodig heeft',
    would: 'Te doen, %{count} stappen:',
    does: '%{count} stappen:',
    concurrently: 'naast ander werk',
    done: 'De database is klaar voor deze versie',
  },
  copy: {
    usage:
      'Gebruik: npm run copy-data -- --from <map of postgres://…> --to <map of postgres://…> [--from-files <map of https://…>] [--to-files <map of https://…>] [--yes]',
    same: 'Bron en doel zijn hetzelfde: %{place}',
    place: '%{name} moet een map zijn of een adres zoals %{example}',
    begins: 'Van %{from} naar %{to}',
    rows: '  %{table}: tot nu toe %{count} rijen',
    undescribed: 'Niet gekopieerd, omdat deze versie zulke tabellen niet kent: %{tables}',
    compares: 'Beide kanten worden opnieuw gelezen:',
    differs: 'verschilt: daar %{source}, hier %{target}',
    files: 'Bestanden: %{copied} gekopieerd, %{present} waren er al',
    damaged: 'In de bron beschadigd, en niet gekopieerd: %{files}',
    done: 'De kopie is volledig: %{tables} tabellen, %{count} rijen',
    failed:
      'De kopie verschilt van de bron, die misschien tussen twee keren is gewijzigd. Begin opnieuw met --yes',
  },
  verifyAudit: {
    nothing: 'Er is nog geen auditlog: er is niets opgeslagen',
    whole:
      '%{name} (%{number}): %{entries} regels zijn zoals ze verzegeld zijn, %{open} zijn nog niet verzegeld. Laatste hash: %{hash}',
    changed:
      '%{name} (%{number}): regel %{id} is gewijzigd nadat hij verzegeld is, het eerste dat niet klopt. %{entries} regels ervoor zijn ongewijzigd',
    missing:
      '%{name} (%{number}): regel %{id} ontbreekt, het eerste dat niet klopt. %{entries} regels ervoor zijn ongewijzigd',
    added:
      '%{name} (%{number}): regel %{id} hoort niet bij het zegel dat hij noemt, het eerste dat niet klopt. %{entries} regels ervoor zijn ongewijzigd',
    sealChanged:
      '%{name} (%{number}): zegel %{id} is gewijzigd, het eerste dat niet klopt. %{entries} regels ervoor zijn ongewijzigd',
    sealMissing:
      '%{name} (%{number}): zegel %{id} ontbreekt, het eerste dat niet klopt. %{entries} regels ervoor zijn ongewijzigd',
  },
  restoreOrganisation: {
    usage:
      'Gebruik: npm run restore-organisation -- --from <map of postgres://…> --organisation <id of nummer> [--to <postgres://…>] [--from-files <map of https://…>] [--to-files <map of https://…>] [--dry-run] [--yes]',
    target:
      'Noem de database met --to of in DATABASE_URL. Rijen in een gegevensmap worden met de hele map teruggezet, of in een database die npm run copy-data ervan maakt',
    begins: '%{name} (%{number}) van %{from} naar %{to}',
    would: 'Te doen:',
    does: 'Gedaan:',
    nothing: 'Alles is zoals de kopie het heeft',
    step: '%{added} toegevoegd, %{changed} gewijzigd, %{removed} verwijderd',
    guest: 'Niet opnieuw lid, omdat het account er niet meer is: %{email}',
    address: 'Niet terug, omdat een ander account het adres inmiddels heeft: %{email}',
    below: 'Organisaties eronder worden niet mee teruggezet: %{names}',
    confirm: 'Dit vervangt wat er nu staat. Voeg --yes toe om het te doen',
    missing: 'Niet in de kopie en niet hier: %{files}',
  },
  restore: {
    question: 'Alle gegevens in %{place} vervangen door nieuwe demogegevens? (j/n) ',
    yes: 'j',
    kept: 'Er is niets gewijzigd',
    confirm: 'Dit vervangt alle gegevens in %{place}. Voer het uit in een terminal, of met --yes',
    done: 'De demogegevens in %{place} zijn nieuw',
  },
};
