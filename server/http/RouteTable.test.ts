import { expect, test } from 'vitest';
import { Refusal } from '../contract/Refusal';
import { ok } from '../contract/reply';
import { RouteTable } from './RouteTable';
import type { OpenRoute, Route } from './route';

const route = (method: OpenRoute['method'], path: string): Route => ({
  method,
  path,
  isOpen: true,
  handle: async () => ok(),
});

const table = new RouteTable([
  route('get', '/halls'),
  route('get', '/halls/:id'),
  route('put', '/halls/:id'),
  route('put', '/halls/add'),
  route('get', '/halls/:hallId/seats/:seatId'),
  route('post', '/:any/open'),
  route('get', '/:other'),
]);

const found = (method: string, path: string) => {
  const match = table.find(method, path);
  if (match === undefined) return 'nothing';
  return 'methods' in match ? match.methods : [match.route.path, match.params];
};

test.each<[string, string, unknown]>([
  ['GET', '/halls', ['/halls', {}]],
  ['GET', '/Halls/', ['/halls', {}]],
  ['HEAD', '/halls/3', ['/halls/:id', { id: '3' }]],
  ['GET', '/halls/3/seats/a%2Fb', ['/halls/:hallId/seats/:seatId', { hallId: '3', seatId: 'a/b' }]],
  ['PUT', '/halls/add', ['/halls/add', {}]],
  // What names more of a path goes before, as long as it has the method.
  ['GET', '/halls/add', ['/halls/:id', { id: 'add' }]],
  ['POST', '/halls/open', ['/:any/open', { any: 'halls' }]],
  ['GET', '/constructor', ['/:other', { other: 'constructor' }]],
  ['DELETE', '/halls/add', ['put']],
  ['DELETE', '/halls/3', ['get', 'put']],
  ['OPTIONS', '/halls', ['get']],
  ['GET', '/halls//', 'nothing'],
  ['GET', '/halls/3/seats', 'nothing'],
  ['GET', '/', 'nothing'],
])('%s %s', (method, path, expected) => {
  expect(found(method, path)).toEqual(expected);
});

test('a part that is not encoded right is no route', () => {
  expect(() => table.find('GET', '/halls/%E0%A4%A')).toThrow(Refusal);
});
