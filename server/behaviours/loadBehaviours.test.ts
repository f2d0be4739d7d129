import { describe, expect, test } from 'vitest';
import { loadBehaviours, misplaced } from './loadBehaviours';

const behaviours = await loadBehaviours();

describe('a behaviour', () => {
  const resources = ['devices/devices', 'webshop/vat'];

  test('lies where its resource does', () => {
    expect(misplaced('webshop/vat', resources)).toBeUndefined();
  });

  test('of a name that no resource has is refused by its file', () => {
    expect(misplaced('webshop/vta', resources)).toBe(
      'server/behaviours/webshop/vta.ts: there is no resources/webshop/vta.ts whose behaviour it could be',
    );
  });

  test('in another area than its resource is refused with the place where it belongs', () => {
    expect(misplaced('people/devices', resources)).toBe(
      'server/behaviours/people/devices.ts: the behaviour of devices belongs to server/behaviours/devices/devices.ts',
    );
  });

  test('is found by its name, and a resource without one has none', () => {
    expect(behaviours.of('users').recordFunctions).toHaveProperty('resetpassword');
    expect(behaviours.of('persons')).toEqual({});
  });
});
