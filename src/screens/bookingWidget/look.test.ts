import { expect, test } from 'vitest';
import { localesIn, stepsIn, themeIn } from './look';

const stored = {
  primaryColor: '#008080',
  accentColor: '#008000',
  bgColor: '#ffffff',
  fontColor: '#000000',
  fontFamily: 'Inter, sans-serif',
  borderRadius: 4,
  startMode: 'activityFirst',
  supportedLocales: ['nl', 'en'],
  primaryLocale: 'nl',
};

test('what is typed is shown as soon as it is right, and what is not yet leaves what there is at first', () => {
  expect(themeIn({ ...stored, primaryColor: 'ff0', borderRadius: 16 })).toMatchObject({
    '--primary': '#ffff00',
    '--on-primary': '#000000',
    '--radius': '16px',
  });
  for (const borderRadius of [17, -1, null, '4px'])
    expect(themeIn({ ...stored, primaryColor: '#ff', borderRadius })).toMatchObject({
      '--primary': '#008080',
      '--radius': '4px',
    });
});

test('the primary language comes first', () => {
  expect(localesIn({ ...stored, primaryLocale: 'en' })).toEqual(['en', 'nl']);
  expect(localesIn({ ...stored, primaryLocale: 'de' })).toEqual(['nl', 'en']);
  expect(localesIn({ ...stored, supportedLocales: [] })).toEqual(['nl']);
});

test('a booking begins with the activity or with the resource, in the primary language', () => {
  const none = { activities: [], resources: [] };
  expect(stepsIn(stored, none).map(({ title }) => title)).toEqual(['Activiteit', 'Ruimte of gids']);
  const other = { ...stored, startMode: 'resourceFirst', primaryLocale: 'en' };
  expect(stepsIn(other, none).map(({ title }) => title)).toEqual(['Room or guide', 'Activity']);
});

test('what can be booked is what there is to choose from', () => {
  const found = { activities: [{ id: 1, name: 'Kranen bouwen', active: true }], resources: [] };
  expect(stepsIn(stored, found).map(({ choices }) => choices)).toEqual([
    ['Kranen bouwen'],
    ['Grote zaal', 'Gids'],
  ]);
});

test('Inter is the font that the app brings, and others are whatever a visitor has', () => {
  expect(themeIn(stored).fontFamily).toBe(' "Inter Variable", sans-serif');
  expect(themeIn({ ...stored, fontFamily: 'Georgia, "Inter" , serif' }).fontFamily).toBe(
    'Georgia, "Inter Variable", serif',
  );
  expect(themeIn({ ...stored, fontFamily: 'Inter Tight' }).fontFamily).toBe('Inter Tight');
});
