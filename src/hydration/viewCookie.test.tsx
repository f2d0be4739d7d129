import { beforeEach, expect, it, vi } from 'vitest';
import { keepViewCookie } from './viewCookie';

beforeEach(() => localStorage.clear());

it('has what lists are asked with, and nothing that a server needn’t know', () => {
  localStorage.setItem('RaStore-1-1-.listColumns.products', '"price"');
  localStorage.setItem('RaStore-1-1-.products.listParams', '{}');
  localStorage.setItem('backoffice.session', '{}');
  const write = vi.spyOn(document, 'cookie', 'set');
  keepViewCookie();
  const [, value = ''] = /^VIEW=([^;]*)/.exec(write.mock.calls[0]?.[0] ?? '') ?? [];
  expect(JSON.parse(decodeURIComponent(value)).stored).toEqual({
    'RaStore-1-1-.listColumns.products': '"price"',
  });
});
