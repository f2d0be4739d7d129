import { defineResource, f } from '../../schemas';

/** The languages that a booking widget can speak. */
const locales = { values: ['nl', 'en', 'de'], labels: 'languages' } as const;

const onTheme = { within: 'theme', required: true } as const;

/** How the booking widget looks, where a booking begins, and in which languages. */
export const reservationConfig = defineResource({
  name: 'reservationConfig',
  path: 'reservation-config',
  route: 'ticketing/reservation-settings',
  alsoAt: ['ticketing/settings'],
  module: 'ticketing',
  menu: { icon: 'editCalendar', place: 90 },
  single: true,
  title: 'called',
  face: {
    facts: ['startMode', 'primaryLocale', 'supportedLocales'],
    less: 'Settings hold from when they are saved.',
  },
  fields: {
    organisationId: f.integer({ readOnly: true }),
    primaryColor: f.colour({ ...onTheme, default: '#008080' }),
    accentColor: f.colour({ ...onTheme, default: '#008000' }),
    bgColor: f.colour({ ...onTheme, default: '#ffffff' }),
    fontColor: f.colour({ ...onTheme, default: '#000000', readableOn: 'bgColor' }),
    fontFamily: f.text({ ...onTheme, default: 'Inter, sans-serif', maxLength: 200 }),
    borderRadius: f.integer({
      ...onTheme,
      min: 0,
      max: 16,
      default: 4,
      messages: {
        required: 'borderRadius',
        minimum: 'borderRadius',
        maximum: 'borderRadius',
        integer: 'borderRadius',
        number: 'borderRadius',
      },
    }),
    startMode: f.choice({
      values: ['activityFirst', 'resourceFirst'],
      required: true,
      default: 'activityFirst',
    }),
    supportedLocales: f.choices({
      ...locales,
      required: true,
      default: ['nl', 'en'],
      messages: { required: 'locales' },
    }),
    primaryLocale: f.choice({
      ...locales,
      required: true,
      default: 'nl',
      messages: { required: 'primaryLocale', choice: 'primaryLocale' },
    }),
  },
  words: ['settings'],
  computed: {
    called: { field: f.text(), of: (_record, _now, { translate }) => translate('settings') },
  },
  rules: [
    {
      at: ['primaryLocale'],
      holds: ({ supportedLocales, primaryLocale }) =>
        primaryLocale === null ||
        supportedLocales.length === 0 ||
        supportedLocales.includes(primaryLocale),
      message: 'primaryLocale',
    },
  ],
  messages: { saved: 'saved', notSaved: 'notSaved' },
  verbs: {
    recordIn: 'data',
    answersId: true,
    update: { path: 'reservation-config/{organisationId}' },
  },
  actions: {
    reset: {
      icon: 'history',
      fills: 'defaults',
      whileEditing: true,
      confirm: true,
    },
  },
  picture: 'bookingWidget',
  detail: [
    {
      tab: 'general',
      sections: {
        theme: [
          ['primaryColor', 'accentColor'],
          ['bgColor', 'fontColor'],
          ['fontFamily', 'borderRadius'],
        ],
        start: ['startMode'],
        languages: ['supportedLocales', 'primaryLocale'],
      },
    },
  ],
});
