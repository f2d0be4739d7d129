import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { NATIVE } from './nativeBuiltIns';

const require = createRequire(import.meta.url);

describe('what browsers do themselves', () => {
  it('stands in for modules that there are', () => {
    const modules = ['object.entries', 'lodash/_getTag'].map((name) => require.resolve(name));
    for (const [module] of NATIVE) expect(modules.some((file) => module.test(file))).toBe(true);
    expect(NATIVE).toHaveLength(modules.length);
  });

  it('distinguishes types as lodash does', () => {
    const tagger = (name: string): ((value: unknown) => string) => require(`lodash/${name}`);
    const [ofLodash, native] = [tagger('_getTag'), tagger('_baseGetTag')];
    const values = [
      new Map(),
      new Set(),
      new WeakMap(),
      Promise.resolve(),
      new Date(),
      {},
      [],
      null,
    ];
    expect(values.map(native)).toEqual(values.map(ofLodash));
    expect(native(new DataView(new ArrayBuffer(1)))).toBe('[object DataView]');
  });
});
