import type { Workshop } from '../collections';
import { DAY, dayBefore, momentBefore } from '../moments';
import type { AddonText, CouponText, Named, TicketingText, TypeText } from './TicketingText';

/** A text in each language that it is written in, as blocks of texts are stored. */
const blocks = (field: string, texts: Named) =>
  ['nl', 'en', 'de'].flatMap((language, place) =>
    texts[place] ? [{ language, [field]: texts[place] }] : [],
  );

const addType = ({ add }: Workshop, { name, description, durations, more }: TypeText): void => {
  add('resourceTypes', {
    name,
    description,
    defaultDurationMin: durations[0] ?? 60,
    allowedDurations: durations.toSorted((one, other) => one - other).join(),
    bookingIntervalMin: 15,
    bufferMin: 0,
    minDays: 0,
    minBufferMinutes: 0,
    maxDays: 365,
    sameDayCutoff: null,
    bookingModel: 'sharedCapacity',
    minPersons: 1,
    maxPersons: null,
    cancelDeadlineHours: 24,
    active: 1,
    ...more,
  });
};

const addTariffs = ({ add, rows }: Workshop, { tariffs }: TicketingText): void => {
  const types = rows('resourceTypes');
  for (const [name, type, cents] of tariffs)
    add('tariffs', {
      naam: name[0],
      translations: blocks('naam', name),
      resourceTypeId: types[type]?.id ?? null,
      basisPrijsCent: cents,
      valuta: 'EUR',
      actief: 1,
    });
};

const addActivities = ({ add, now }: Workshop, { activities }: TicketingText): void => {
  for (const [place, [name, description]] of activities.entries()) {
    const texts = blocks('description', description);
    add('activities', {
      name: name[0],
      description: description[0],
      translations: blocks('name', name).map((block) => ({
        ...texts.find(({ language }) => language === block.language),
        ...block,
      })),
      // The last one is being prepared.
      active: place === activities.length - 1 ? 0 : 1,
      creationDate: momentBefore(now, (320 - 40 * place) * DAY),
      lastModified: momentBefore(now, (12 + 9 * place) * DAY),
    });
  }
};

const addAddon = (
  { add, rows }: Workshop,
  [name, product, cents, stock, deposit = 0]: AddonText,
): void => {
  const found = rows('products').find(({ title }) => String(title).includes(product));
  add('addons', {
    naam: name[0],
    translations: blocks('naam', name),
    productId: found?.id ?? rows('products')[0]?.id ?? null,
    priceCent: cents,
    currency: 'EUR',
    totaalAantal: stock,
    cooldownMin: deposit > 0 ? 30 : 0,
    borgCent: deposit,
    actief: 1,
  });
};

const addCoupon = (
  { add, rows, now }: Workshop,
  [code, beschrijving, from, until, used, most]: CouponText,
): void => {
  const dayIn = (days: number | null) => (days === null ? null : dayBefore(now, -days));
  const isOver = until !== null && until < -100;
  add('coupons', {
    code,
    beschrijving,
    resourceTypeId: most === null ? null : (rows('resourceTypes')[0]?.id ?? null),
    validFrom: dayIn(from),
    validTo: dayIn(until),
    maxUses: most,
    usedCount: used,
    actief: isOver ? 0 : 1,
  });
};

/** Adds what the organisation lets visitors book. */
export const addTicketing = (shop: Workshop): void => {
  const { ticketing } = shop.profile;
  if (!ticketing) return;
  for (const type of ticketing.types) addType(shop, type);
  addTariffs(shop, ticketing);
  addActivities(shop, ticketing);
  for (const addon of ticketing.addons) addAddon(shop, addon);
  for (const coupon of ticketing.coupons) addCoupon(shop, coupon);
  shop.add('reservationConfig', {
    theme: {
      primaryColor: '#008080',
      accentColor: '#008000',
      bgColor: '#ffffff',
      fontColor: '#000000',
      fontFamily: 'Inter, sans-serif',
      borderRadius: 4,
    },
    startMode: 'activityFirst',
    supportedLocales: ticketing.locales,
    primaryLocale: 'nl',
  });
};
