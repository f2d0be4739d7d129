import type { reservationConfig } from '../../../../resources/ticketing/reservationConfig';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Reservation settings |||| Reservation settings',
  fields: {
    organisationId: 'Organisation',
    called: 'Name',
    primaryColor: 'Primary colour',
    accentColor: 'Accent colour',
    bgColor: 'Background',
    fontColor: 'Text colour',
    fontFamily: 'Font',
    borderRadius: 'Border radius (pixels)',
    startMode: 'A booking begins with',
    supportedLocales: 'Languages',
    primaryLocale: 'Primary language',
  },
  help: {
    fontFamily: 'One or more names, as in a style sheet: the first that a visitor has is used.',
    borderRadius: 'From 0 (square) to 16.',
  },
  codes: { startMode: { activityFirst: 'The activity', resourceFirst: 'The resource' } },
  words: { settings: 'Reservation settings' },
  sections: { theme: 'Theme', start: 'Start', languages: 'Languages' },
  actions: {
    reset: {
      label: 'Reset',
      ask: 'Reset these settings?',
      confirm: 'Put all settings back to how they were at first? Nothing is stored until you save.',
    },
  },
  messages: {
    borderRadius: 'Border radius must be between 0 and 16 pixels...',
    locales: 'Select at least one language',
    primaryLocale: 'The primary language must be among the supported languages',
    saved: 'Settings saved successfully',
    notSaved: 'Error while saving the settings',
  },
} satisfies Labels<typeof reservationConfig>;
