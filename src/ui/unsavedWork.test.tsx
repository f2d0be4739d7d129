import { expect, test } from 'vitest';
import { type UnsavedWork, unsavedWork } from './unsavedWork';

const work = (own: Partial<UnsavedWork>): UnsavedWork => ({
  isStored: () => false,
  store: () => Promise.resolve(false),
  left: () => [],
  discard: () => {},
  ...own,
});

test('work is kept as long as all of it that is not stored is', () => {
  const leave = [unsavedWork.add(work({ isKept: true }))];
  expect(unsavedWork.isKept()).toBe(true);
  leave.push(unsavedWork.add(work({ isStored: () => true })));
  expect(unsavedWork.isKept()).toBe(true);
  leave.push(unsavedWork.add(work({})));
  expect(unsavedWork.isKept()).toBe(false);
  for (const one of leave) one();
});
