import { expect, test } from 'vitest';
import { refsInRenderOf } from './refsInRender.mjs';

test('a ref is found that is read or written as its component renders', () =>
  expect(
    refsInRenderOf(
      'a.tsx',
      `const Row = ({ value }) => {
  const last = useRef(value);
  last.current = value;
  return <p>{last.current}</p>;
};`,
    ),
  ).toEqual(['a.tsx:3: last', 'a.tsx:4: last']));

test('effects and events may read and write it', () =>
  expect(
    refsInRenderOf(
      'a.ts',
      `export function useLast(value) {
  const last = useRef(value);
  useEffect(() => {
    last.current = value;
  });
  return () => last.current;
}`,
    ),
  ).toEqual([]));
