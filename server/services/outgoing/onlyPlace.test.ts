import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.ts', '!../../**/*.test.ts', '!../../**/*.test-d.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** What opens connections in Node and in the packages that there are. */
const OPENING =
  /\b(?:fetch|createConnection)\(|(?<!outgoing\.)\bconnect\(\{|from 'node:(?:tls|https|http2|dgram)'|\bhttps?\.(?:get|request)\(|from 'undici'/;

test('connections to what people enter are opened in one place', () => {
  const opening = Object.entries(sources).flatMap(([file, text]) =>
    OPENING.test(text) ? [file.replace(/^\.\//, '../outgoing/')] : [],
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(opening.sort()).toEqual(['../outgoing/Outgoing.ts', '../outgoing/outgoingFetch.ts']);
});
