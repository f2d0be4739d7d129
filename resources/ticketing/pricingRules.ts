import { action, defineResource, f, query } from '../../schemas';
import { standing, standingOf } from '../shared/standing';
import { conditionsIn } from './shared/conditions';
import { visitorLanguages } from './shared/languages';
import { modifierIn } from './shared/modifier';
import { isOrdered, movedEnd } from './shared/period';

const count = {
  min: 0,
  messages: { minimum: 'wholeNumber', integer: 'wholeNumber', number: 'wholeNumber' },
} as const;

/** What changes the price of a tariff: when, for how long, for whom, with which coupon, and by how much. */
export const pricingRules = defineResource({
  name: 'pricingRules',
  path: 'pricing-rules',
  route: { list: 'ticketing/pricing-rules', record: 'ticketing/pricing-rules/detail' },
  module: 'ticketing',
  menu: { icon: 'priceChange', place: 70 },
  title: 'called',
  face: { state: 'state', facts: ['modifier', 'conditions', 'tariffId'] },
  fields: {
    id: f.integer({ readOnly: true }),
    displayNameTranslations: f.perLanguage({
      ...visitorLanguages,
      as: 'textsAsJsonText',
      mirrorsFirst: ['displayName'],
      fields: {
        displayName: f.text({ maxLength: 64, messages: { maxLength: 'displayNameLength' } }),
      },
    }),
    tariffId: f.reference({
      to: 'tariffs',
      titleIn: 'tariffName',
      fromAddress: 'tariffId',
      required: true,
      messages: { required: 'tariff', choice: 'tariff' },
    }),
    tariffName: f.text({ readOnly: true }),
    priority: f.integer({ ...count, default: 100 }),
    actief: f.flag({ default: true, filterAs: 'active' }),
    stackable: f.flag({ default: true }),
    weekdayMask: f.weekdays({ startsOn: 'monday' }),
    dateFrom: f.date({ min: 2020, max: 2030 }),
    dateTo: f.date({ min: 2020, max: 2030 }),
    timeFrom: f.time({ as: 'number' }),
    timeTo: f.time({ as: 'number' }),
    durationMin: f.integer(count),
    durationMax: f.integer(count),
    ageMin: f.integer(count),
    ageMax: f.integer(count),
    couponId: f.reference({ to: 'coupons', titleIn: 'couponCode' }),
    couponCode: f.text({ readOnly: true }),
    modifierType: f.choice({
      values: ['fixed', 'percentage', 'absolute'],
      required: true,
      messages: { required: 'modifierType', choice: 'modifierType' },
    }),
    modifierValue: f.variant({
      by: 'modifierType',
      of: {
        fixed: f.money(),
        percentage: f.percent({ as: 'fraction', messages: { number: 'percentage' } }),
        absolute: f.money(),
      },
      required: true,
      messages: { required: 'modifierValue' },
    }),
  },
  words: [
    'always',
    'dates',
    'datesFrom',
    'datesUntil',
    'times',
    'timesFrom',
    'timesUntil',
    'duration',
    'durationFrom',
    'durationUntil',
    'age',
    'ageFrom',
    'ageUntil',
    'coupon',
    'absolute',
  ],
  computed: {
    modifier: {
      field: f.text(),
      of: ({ modifierType, modifierValue }, _now, reader) =>
        modifierIn(modifierType, Number(modifierValue ?? 0), reader),
    },
    conditions: {
      field: f.text(),
      of: (rule, _now, reader) => conditionsIn(rule, reader),
    },
    state: {
      field: standing,
      of: ({ actief, dateFrom, dateTo }, _now, { today }) =>
        standingOf({ isOn: actief, from: dateFrom, until: dateTo }, today),
    },
    called: {
      field: f.text(),
      of: ({ displayNameTranslations, tariffName, modifierType, modifierValue }, _now, reader) =>
        [displayNameTranslations[reader.locale], ...Object.values(displayNameTranslations)]
          .map((block) => block?.displayName.trim() ?? '')
          .find((name) => name !== '') ??
        `${tariffName} ${modifierIn(modifierType, Number(modifierValue ?? 0), reader)}`,
    },
  },
  rules: [
    {
      at: ['dateTo'],
      holds: ({ dateFrom, dateTo }) => isOrdered(dateFrom, dateTo),
      message: 'dates',
      refusesEntry: ['dateFrom', 'dateTo'],
    },
    {
      at: ['timeTo'],
      holds: ({ timeFrom, timeTo }) => timeFrom === null || timeTo === null || timeFrom < timeTo,
      message: 'times',
      refusesEntry: ['timeFrom', 'timeTo'],
    },
    {
      at: ['durationMax'],
      holds: ({ durationMin, durationMax }) => isOrdered(durationMin, durationMax),
      message: 'durations',
    },
    {
      at: ['ageMax'],
      holds: ({ ageMin, ageMax }) => isOrdered(ageMin, ageMax),
      message: 'ages',
    },
    {
      at: ['modifierValue'],
      holds: ({ modifierType, modifierValue }) =>
        modifierType !== 'percentage' ||
        (Number.isInteger(modifierValue) && Math.abs(Number(modifierValue)) <= 100),
      message: 'percentage',
    },
    {
      at: ['modifierValue'],
      holds: ({ modifierType, modifierValue }) =>
        modifierType !== 'absolute' || Number(modifierValue) >= 0,
      message: 'absolute',
    },
  ],
  // A period that begins later ends later as well.
  onChange: {
    dateFrom: ({ dateFrom, dateTo }, before) => ({
      dateTo: movedEnd({ dateFrom, dateTo }, before.dateFrom),
    }),
  },
  // All days are any day, and no day would be never.
  onSave: ({ weekdayMask }) => ({
    weekdayMask: weekdayMask === 0 || weekdayMask === 127 ? null : weekdayMask,
  }),
  queries: {
    tryOut: query({
      rowsFrom: { fn: 'tryOut', path: 'pricing-rules' },
      asks: {
        tariffId: f.reference({ to: 'tariffs', required: true, messages: { required: 'tariff' } }),
        date: f.date({ required: true }),
        time: f.time({ required: true }),
        duration: f.integer(count),
        age: f.integer(count),
        couponId: f.reference({ to: 'coupons' }),
      },
      shows: { basisPrijsCent: f.cents(), priceCent: f.cents() },
      fields: {
        called: f.text(),
        modifier: f.text(),
        outcome: f.choice({
          values: ['applied', 'skipped'],
          tones: { applied: 'success', skipped: 'default' },
        }),
        reason: f.choice({
          values: [
            'inactive',
            'weekday',
            'date',
            'time',
            'duration',
            'age',
            'noCoupon',
            'couponInactive',
            'couponDates',
            'couponUsedUp',
            'couponOtherType',
            'notStackable',
            'afterNotStackable',
          ],
        }),
        toCent: f.cents(),
      },
      opens: 'pricingRules',
    }),
  },
  actions: {
    copyToTariffs: action({
      fn: 'copyToTariffs',
      icon: 'copy',
      right: 'create',
      asks: {
        tariffIds: f.references({
          to: 'tariffs',
          required: true,
          messages: { required: 'otherTariff' },
        }),
      },
    }),
  },
  verbs: { answersId: true, copy: true },
  list: {
    columns: [
      { field: 'called', below: 'conditions' },
      'modifier',
      'tariffId',
      'priority',
      { field: 'couponId', onlyWide: true },
      { field: 'stackable', onlyWide: true },
      { field: 'id', onlyWide: true },
      'state',
    ],
    filters: ['tariffId', 'state', 'actief', 'status'],
    filterDefaults: { actief: true },
    asks: { status: f.choice({ values: ['expired'] }) },
    attention: { expired: { status: 'expired' } },
    alsoSearched: ['displayName', 'displayNameTranslations.displayName', 'tariffId', 'couponId'],
    unpaged: true,
    query: 'tryOut',
    sort: 'priority',
  },
  side: ['actief', 'stackable', 'priority'],
  detail: [
    {
      tab: 'general',
      sections: {
        rule: ['displayNameTranslations', 'tariffId'],
        when: ['weekdayMask', ['dateFrom', 'dateTo'], ['timeFrom', 'timeTo']],
        who: [['durationMin', 'durationMax'], ['ageMin', 'ageMax'], 'couponId'],
        modifier: [['modifierType', 'modifierValue']],
      },
    },
  ],
});
