import type { reservationConfig } from '../../../../resources/ticketing/reservationConfig';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Reserveringsinstellingen |||| Reserveringsinstellingen',
  fields: {
    organisationId: 'Organisatie',
    called: 'Naam',
    primaryColor: 'Primaire kleur',
    accentColor: 'Accentkleur',
    bgColor: 'Achtergrond',
    fontColor: 'Tekstkleur',
    fontFamily: 'Lettertype',
    borderRadius: 'Hoekafronding (border radius, in pixels)',
    startMode: 'Een boeking begint met',
    supportedLocales: 'Talen',
    primaryLocale: 'Primaire taal',
  },
  help: {
    fontFamily:
      'Een of meer namen, zoals in een stylesheet: de eerste die een bezoeker heeft, wordt gebruikt.',
    borderRadius: 'Van 0 (recht) tot 16.',
  },
  codes: { startMode: { activityFirst: 'De activiteit', resourceFirst: 'De resource' } },
  words: { settings: 'Reserveringsinstellingen' },
  sections: { theme: 'Thema', start: 'Start', languages: 'Talen' },
  actions: {
    reset: {
      label: 'Standaardwaarden terugzetten',
      ask: 'Standaardwaarden terugzetten?',
      confirm:
        'Alle instellingen terugzetten naar hoe ze in het begin waren? Er wordt niets opgeslagen tot u opslaat.',
    },
  },
  messages: {
    borderRadius: 'Border radius moet tussen 0 en 16 pixels zijn...',
    locales: 'Selecteer minimaal één taal',
    primaryLocale: 'Primaire taal moet in ondersteunde talen staan',
    saved: 'Instellingen succesvol opgeslagen',
    notSaved: 'Fout bij opslaan van instellingen',
  },
} satisfies Labels<typeof reservationConfig>;
