import type { Workshop } from '../collections';
import { DAY, dayBefore, momentBefore } from '../moments';
import { addBookings } from './bookings';
import { addOpeningHours } from './openingHours';
import type {
  AddonText,
  CouponText,
  Named,
  RuleText,
  TicketingText,
  TypeText,
} from './TicketingText';
import { usualAddon, usualBlock, usualConfig, usualRule, usualTariff, usualType } from './usual';

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
    ...usualType,
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
      ...usualTariff,
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

const addAddon = (shop: Workshop, [name, product, cents, stock, deposit = 0]: AddonText): void => {
  shop.add('addons', {
    naam: name[0],
    translations: blocks('naam', name),
    productId: productId(shop, product),
    priceCent: cents,
    ...usualAddon,
    totaalAantal: stock,
    cooldownMin: deposit > 0 ? 30 : 0,
    borgCent: deposit,
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

/** The id of the product whose title holds a text; of the first where none does. */
const productId = ({ rows }: Workshop, title: string) => {
  const products = rows('products');
  return (products.find((row) => String(row.title).includes(title)) ?? products[0])?.id ?? null;
};

/** Ids of rows by their places. */
const idsAt = ({ rows }: Workshop, collection: string, places: readonly number[]) =>
  places.flatMap((place) => rows(collection)[place]?.id ?? []);

const addResources = (shop: Workshop, { resources }: TicketingText): void => {
  for (const [place, [name, type, done, product, capacity, state]] of resources.entries())
    shop.add('resources', {
      name: name[0],
      translations: blocks('name', name),
      typeId: idsAt(shop, 'resourceTypes', [type])[0] ?? null,
      productId: productId(shop, product),
      capacity,
      active: state === 'inactive' ? 0 : 1,
      linkedActivities: idsAt(shop, 'activities', done),
      addons: idsAt(shop, 'addons', place === 0 ? [0, 1] : [place % 3]).map((addonId, index) => ({
        id: index + 1,
        addonId,
        verplicht: 0,
        toonInWidget: 1,
        actief: 1,
      })),
    });
};

const addBlocks = (shop: Workshop, { blocks: times }: TicketingText): void => {
  for (const [resource, activity, days, startTime, endTime, maxCapacity] of times)
    for (const dayOfWeek of days)
      shop.add('blocks', {
        resourceId: idsAt(shop, 'resources', [resource])[0] ?? null,
        activityId: idsAt(shop, 'activities', [activity])[0] ?? null,
        dayOfWeek,
        startTime,
        endTime,
        maxCapacity,
        ...usualBlock,
        creationDate: momentBefore(shop.now, 200 * DAY),
        lastModified: momentBefore(shop.now, (20 + dayOfWeek) * DAY),
      });
};

const addRule = (shop: Workshop, [tariff, kind, value, name, when]: RuleText): void => {
  const { from, until, coupon, ...more } = when;
  const dayIn = (days: unknown) => (typeof days === 'number' ? dayBefore(shop.now, -days) : null);
  shop.add('pricingRules', {
    displayName: name?.[0] ?? '',
    displayNameTranslations: name ? blocks('displayName', name) : [],
    tariffId: idsAt(shop, 'tariffs', [tariff])[0] ?? null,
    ...usualRule,
    dateFrom: dayIn(from),
    dateTo: dayIn(until),
    couponId: typeof coupon === 'number' ? (idsAt(shop, 'coupons', [coupon])[0] ?? null) : null,
    modifierType: kind,
    modifierValue: value,
    ...more,
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
  addResources(shop, ticketing);
  addBlocks(shop, ticketing);
  addOpeningHours(shop, shop.rows('resources'), ticketing.weeks);
  for (const rule of ticketing.rules) addRule(shop, rule);
  addBookings(shop);
  shop.add('reservationConfig', {
    ...usualConfig,
    supportedLocales: ticketing.locales,
  });
};
