import { describe, expect, test } from 'vitest';
import { addressOf, collisionOf } from './shared/collisions';

const ROOT = 'https://Kompas.example/';
const one = (oldUrl: string, newUrl: string) => ({ oldUrl, newUrl });
const kindOf = (redirect: ReturnType<typeof one>, ...others: ReturnType<typeof one>[]) =>
  collisionOf(redirect, others, ROOT)?.kind;

test.each([
  '/menu',
  'menu/',
  ' /Menu',
  'https://kompas.example/menu',
  'HTTPS://KOMPAS.EXAMPLE/menu/',
])('%s is the same address of the website', (url) => expect(addressOf(url, ROOT)).toBe('menu'));

test.each(['https://kompas.example.org/menu', 'https://elders.example/menu', 'menu?a=1'])(
  '%s is another address',
  (url) => expect(addressOf(url, ROOT)).not.toBe('menu'),
);

describe('a redirect', () => {
  test('leads to itself', () => {
    expect(kindOf(one('/a', 'https://kompas.example/a/'))).toBe('itself');
    expect(kindOf(one('/', 'https://kompas.example'))).toBe('itself');
  });

  test('stands for one old address alone, and that is said first', () =>
    expect(kindOf(one('/a', '/a'), one('a/', '/b'))).toBe('twice'));

  test('leads in a circle, with all that it goes by', () => {
    const others = [one('/b', '/c'), one('/c', '/a'), one('/x', '/y')];
    expect(collisionOf(one('/a', '/b'), others, ROOT)).toEqual({
      kind: 'circle',
      others: others.slice(0, 2),
    });
  });

  test('may lead to others that end somewhere, and to a circle of others', () => {
    expect(kindOf(one('/a', '/b'), one('/b', '/c'))).toBeUndefined();
    expect(kindOf(one('/a', '/b'), one('/b', '/c'), one('/c', '/b'))).toBeUndefined();
  });
});
