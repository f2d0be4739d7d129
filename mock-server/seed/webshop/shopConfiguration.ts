import { createHash } from 'node:crypto';
import { webshopconfiguration } from '../../../resources/webshop/webshopconfiguration';
import { firstValues } from '../../../server/wire/fields';
import type { Workshop } from '../collections';
import type { KeepContent } from '../keepContent';
import { addressIn, phoneIn } from '../places';
import { pngOf } from '../png';
import { type ShopConfigurationText, shopConfigurations } from '../texts/shopConfigurations';

const LOGO_SIZE = 160;
const LOGO = 'logo.png';

/** A ring with a point in it, as on a compass. */
const drawLogo = ([ground, mark]: NonNullable<ShopConfigurationText['logo']>): Buffer =>
  pngOf(LOGO_SIZE, (x, y) => {
    const away = Math.hypot(x, y);
    const isMark = (away > 0.72 && away < 0.94) || Math.abs(x) + Math.abs(y) / 2.4 < 0.24;
    return isMark ? mark : ground;
  });

/** Adds how a shop is set up, once its products are there, and hands its logo to `keep`; a shop that nobody has set up has nothing. */
export const addShopConfiguration = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  const { profile, random, add, rows } = shop;
  const text = shopConfigurations[profile.code];
  if (!text) return;
  const { companyName, iban, logo, kioskApp, adds = [], settings } = text;
  const chance = random('configuration');
  const { id } = add('webshopconfiguration', {
    ...firstValues(webshopconfiguration.fields),
    companyName,
    chamberOfCommerce: `0000${chance.text('0123456789', 4)}`,
    vatNumber: `NL0000${chance.text('0123456789', 5)}B01`,
    iban,
    bic: 'DEMONL00',
    ...addressIn(chance, profile.city),
    address: profile.address,
    phone: phoneIn(chance, profile.city),
    email: `winkel@${profile.domain}`,
    website: `https://shop.${profile.domain}`,
    organisationLogo: logo ? LOGO : '',
    kioskId: rows('kioskApps').find(({ name }) => name === kioskApp)?.id ?? null,
    autoAddProducts: rows('products')
      .filter((product) => adds.includes(String(product.title)))
      .map((product) => ({ id: product.id, title: product.title, autoAdd: 1, useWhen: 0 })),
    ...settings,
  });
  if (!logo) return;
  const bytes = drawLogo(logo);
  await keep(LOGO, bytes);
  add('files', {
    resource: webshopconfiguration.name,
    recordId: id,
    field: 'organisationLogo',
    hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    type: 'image/png',
  });
};
