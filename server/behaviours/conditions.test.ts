import { expect, test } from 'vitest';
import { loadCatalogue } from '../contract/definitions';
import { behaviourOf } from '.';

const { definitions } = await loadCatalogue();

test.each(definitions)('every condition of the list $name means something', ({ name, list }) => {
  const meant = Object.keys(behaviourOf(name).conditions ?? {});
  expect(meant.toSorted()).toEqual([...(list.conditions ?? [])].toSorted());
});
