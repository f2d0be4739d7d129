import { defineResource, f, shownDay } from '../../schemas';
import { resourceTypeChoices } from './shared/resourceTypeChoices';

/** What a visitor types in for another price; pricing rules define what it is worth. */
export const coupons = defineResource({
  name: 'coupons',
  route: { list: 'ticketing/coupons', record: 'ticketing/coupons/detail' },
  module: 'ticketing',
  menu: { icon: 'gift', place: 80 },
  title: 'code',
  face: { state: 'state', facts: ['validity', 'usage', 'resourceTypeId'] },
  fields: {
    code: f.text({
      required: true,
      generates: 'capitalUuid',
      unique: true,
      copied: false,
      messages: { required: 'codeRequired', alreadyThere: 'codeTaken' },
    }),
    beschrijving: f.longText(),
    resourceTypeId: f.reference(resourceTypeChoices),
    validFrom: f.date(),
    validTo: f.date(),
    maxUses: f.integer({ min: 1, messages: { minimum: 'maxUses', number: 'maxUses' } }),
    usedCount: f.integer({ readOnly: true, default: 0 }),
    actief: f.flag({ default: true, filterAs: 'active' }),
  },
  words: ['always', 'between', 'from', 'until'],
  computed: {
    validity: {
      field: f.text(),
      of: ({ validFrom, validTo }, _now, { translate, locale }) => {
        const from = shownDay(validFrom ?? '', locale);
        const days = { from, until: shownDay(validTo ?? '', locale) };
        if (!validFrom && !validTo) return translate('always');
        return translate(validFrom && validTo ? 'between' : validFrom ? 'from' : 'until', days);
      },
    },
    state: {
      field: f.choice({
        values: ['running', 'notYet', 'expired', 'usedUp', 'inactive'],
        tones: { running: 'success', notYet: 'info', expired: 'error', usedUp: 'warning' },
      }),
      of: ({ actief, validFrom, validTo, maxUses, usedCount }, _now, { today }) => {
        if (!actief) return 'inactive';
        if (validTo && validTo < today) return 'expired';
        if (maxUses !== null && (usedCount ?? 0) >= maxUses) return 'usedUp';
        return validFrom && validFrom > today ? 'notYet' : 'running';
      },
    },
    usage: {
      field: f.text(),
      of: ({ usedCount, maxUses }) => `${usedCount ?? 0} / ${maxUses ?? '∞'}`,
    },
  },
  rules: [
    {
      at: ['validTo'],
      holds: ({ validFrom, validTo }) => !validFrom || !validTo || validTo > validFrom,
      message: 'period',
    },
    {
      at: ['maxUses'],
      holds: ({ maxUses, usedCount }) => maxUses === null || maxUses >= (usedCount ?? 0),
      message: 'usedMore',
    },
  ],
  onSave: ({ code }) => ({ code: code.trim().toUpperCase() }),
  messages: { missing: 'notFound' },
  verbs: { answersId: true },
  list: {
    isOfferedWhole: true,
    columns: ['code', 'state', 'usage', 'validity', { field: 'resourceTypeId', onlyWide: true }],
    tabs: 'state',
    filters: ['resourceTypeId', 'actief', 'status'],
    alsoSearched: ['beschrijving', 'resourceTypeId'],
    asks: { status: f.choice({ values: ['expiring'] }) },
    attention: { expiring: { status: 'expiring' } },
    pageSize: 25,
    deletesInRow: true,
    sort: 'code',
  },
  side: ['actief', 'usedCount'],
  detail: [
    {
      tab: 'general',
      fields: ['code', 'beschrijving', 'resourceTypeId', ['validFrom', 'validTo'], 'maxUses'],
    },
  ],
});
