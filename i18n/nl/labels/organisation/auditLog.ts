import type { auditLog } from '../../../../resources/organisation/auditLog';
import type { Labels } from '../../../Labels';

const changes = { create: 'Toegevoegd', update: 'Gewijzigd', delete: 'Verwijderd' } as const;

export const labels = {
  name: 'Auditlogregel |||| Auditlog',
  belongs: 'Wie wat heeft gewijzigd en wanneer staat hier, het laatste eerst.',
  facts: { at: '%{value}' },
  fields: {
    at: 'Wanneer',
    userName: 'Wie',
    action: 'Wat',
    resourceName: 'Soort record',
    resource: 'Resource',
    recordId: 'Nummer',
    recordName: 'Naam van het record',
    call: 'Aanroep',
    address: 'Vanaf adres',
    browser: 'Browser',
    changes: 'Wijzigingen',
    furtherRecords: 'Verdere records',
    happened: 'Wat er gebeurde',
  },
  words: {
    signIn: 'Ingelogd',
    signInFailed: 'Inloggen mislukt',
    signOut: 'Uitgelogd',
    secondFactor: 'Tweede factor gebruikt of gewijzigd',
    secondFactorFailed: 'Tweede factor mislukt',
    password: 'Wachtwoord gewijzigd: %{name}',
    suspension: '%{kind} geblokkeerd of hersteld: %{name}',
    grant: 'Rechten gewijzigd: %{name}',
    secret: 'Geheim gewijzigd: %{kind}',
    settings: 'Instellingen gewijzigd: %{kind}',
    export: '%{kind}: als bestand opgeslagen',
    create: '%{kind} toegevoegd: %{name}',
    update: '%{kind} gewijzigd: %{name}',
    delete: '%{kind} verwijderd: %{name}',
    retention: 'Oude regels verwijderd',
    other: 'Andere gegevens gewijzigd',
  },
  codes: {
    action: {
      signIn: 'Ingelogd',
      signInFailed: 'Inloggen mislukt',
      secondFactor: 'Tweede factor',
      secondFactorFailed: 'Tweede factor mislukt',
      signOut: 'Uitgelogd',
      password: 'Wachtwoord gewijzigd',
      suspension: 'Geblokkeerd of hersteld',
      grant: 'Rechten gewijzigd',
      secret: 'Geheim gewijzigd',
      settings: 'Instellingen gewijzigd',
      export: 'Als bestand opgeslagen',
      ...changes,
      retention: 'Oude regels verwijderd',
    },
  },
  help: {
    changes: 'Geheimen zijn gemaskeerd en lange teksten afgebroken.',
    furtherRecords: 'Records die ook gewijzigd zijn en hier niet staan.',
  },
  rows: {
    changes: {
      fields: {
        resource: 'Soort',
        recordId: 'Nummer',
        recordName: 'Record',
        change: 'Wijziging',
        field: 'Veld',
        before: 'Voor',
        after: 'Na',
      },
      codes: { change: changes },
    },
  },
  asks: { fields: { user: 'Wie', from: 'Vanaf', until: 'Tot en met', record: 'Recordnummer' } },
} satisfies Labels<typeof auditLog>;
