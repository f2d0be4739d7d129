import { createHash } from 'node:crypto';
import { wayfinders } from '../../resources/apps/wayfinders';
import { parseRows } from '../../schemas/documents/codec';
import { states } from '../../server/behaviours/builder/documents/family';
import type { Row, Values } from '../../server/store/Store';
import type { Workshop } from './collections';
import { addPublication } from './documents/publications';
import { floorPlan, spotsOf } from './floorPlan';
import type { KeepContent } from './keepContent';
import { HOUR } from './moments';
import { type WayfinderText, wayfinderTexts } from './texts/wayfinders';

const MAP = 'plattegrond.png';

/** The type of rows in which a text is filled in. */
const TEXT = 1;

/** Days since the wayfinder was published. */
const AGE = 12 * 24 * HOUR;

const exhibitorsOf = ({ halls }: WayfinderText): readonly Values[] =>
  halls
    .flatMap((hall) => {
      const spots = spotsOf(hall);
      return hall.exhibitors.map(([name, description], at) => ({
        identifier: `${hall.code}${String(at + 1).padStart(3, '0')}`,
        name,
        description,
        standNo: `${hall.code}${at + 1}`,
        ...spots[at],
      }));
    })
    .map((exhibitor, at) => ({ id: at + 1, ...exhibitor }));

/** A document that exhibitors could fill in, and the first text in it as their name. */
const documentOf = ({ rows }: Workshop): Values => {
  for (const { id, state, values } of rows('objectsDefinitions')) {
    const name = parseRows(values).find(({ type }) => type === TEXT);
    if (state !== states.active || !name) continue;
    const { title } = name.options;
    return { objectDefinitionId: id, rowIdName: JSON.stringify({ id: name.id, title }) };
  }
  return {};
};

const valuesOf = (shop: Workshop, text: WayfinderText): Values => {
  const [ground, wall] = text.colours;
  return {
    name: text.name,
    description: text.description,
    deviceGroups: shop
      .rows('deviceGroups')
      .slice(0, 1)
      .map(({ id }) => id),
    mapImage: MAP,
    appImageTop: '',
    markerImage: '',
    hotSpotOffSetX: 12,
    hotSpotOffSetY: -8,
    backgroundColorApp: ground,
    backgroundColorMap: '#ffffff',
    backgroundColorHotSpotDetail: wall,
    foregroundColorHotSpotDetail: '#ffffff',
    objectDefinitionId: null,
    rowIdName: null,
    rowIdDescription: null,
    rowIdStandNo: null,
    rowIdLogo: null,
    rowIdPosX: null,
    rowIdPosY: null,
    rowIdWidth: null,
    rowIdHeight: null,
    exhibitors: exhibitorsOf(text),
  };
};

/** Draws the plan of a wayfinder, and hands the picture to `keep`. */
const addMap = async (shop: Workshop, { id }: Row, svg: string, keep: KeepContent) => {
  // Heavy, and needed only when there are no data yet.
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  await keep(MAP, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const of = { resource: 'wayfinders', recordId: id, field: 'mapImage' };
  shop.add('files', { ...of, hash, size: bytes.length, type: 'image/png' });
};

/** Adds the wayfinder of an organisation with all who are to be found on it, and one that is yet to be made. */
export const addWayfinders = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  const text = wayfinderTexts[shop.profile.code];
  if (!text) return;
  const row = shop.add('wayfinders', valuesOf(shop, text), 'wayfinderId');
  await addMap(shop, row, floorPlan(text), keep);
  Object.assign(row, documentOf(shop));
  addPublication(shop, wayfinders, row, {
    version: 3,
    age: AGE,
    earlier: { description: '' },
  });
  shop.add(
    'wayfinders',
    {
      ...valuesOf(shop, text),
      name: 'Nieuwe wegwijzer',
      description: 'Nog zonder plattegrond',
      mapImage: '',
      deviceGroups: [],
      exhibitors: [],
    },
    'wayfinderId',
  );
};
