import { describe, expect, it } from 'vitest';
import { f } from '../../../schemas';
import { changesOf } from './changesOf';
import { keptOf } from './draftFields';
import { readDraft, surplusOf } from './drafts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

const textOf = (at: number, values: Record<string, unknown> = { name: 'Typed' }) =>
  JSON.stringify({ at, values });

describe('a draft', () => {
  it('is read for a week', () => {
    expect(readDraft(textOf(NOW - 6 * DAY), NOW)).toEqual({
      at: NOW - 6 * DAY,
      values: { name: 'Typed' },
    });
    expect(readDraft(textOf(NOW - 8 * DAY), NOW)).toBeNull();
  });

  it('remembers the key under which it was sent', () => {
    const text = JSON.stringify({ at: NOW, values: { name: 'Typed' }, sentUnder: 'k' });
    expect(readDraft(text, NOW)).toMatchObject({ sentUnder: 'k' });
  });

  it('is none where the storage holds something else', () => {
    for (const text of [
      null,
      '',
      'x{',
      '1',
      'null',
      '[]',
      '{"at":1}',
      '{"at":"1","values":{"a":1}}',
    ])
      expect(readDraft(text, NOW)).toBeNull();
    expect(readDraft(textOf(NOW, {}), NOW)).toBeNull();
  });

  it('holds what differs, and neither secrets, wherever they stand, nor files, nor what nobody enters', () => {
    const fields = {
      name: f.text(),
      city: f.text(),
      key: f.secret(),
      machines: f.rows({ fields: { name: f.text(), password: f.secret() } }),
      lines: f.rows({ fields: { name: f.text() } }),
      logo: f.image({ address: 'logo/{id}', upload: 'logo/{id}' }),
      made: f.dateTime({ readOnly: true }),
    };
    const stored = { name: 'Hal', city: 'Gouda', lines: [{ id: 1, name: 'a' }] };
    const typed = {
      name: 'Loods',
      city: 'Gouda',
      key: 's3cr3t',
      machines: [{ id: 1, name: 'b', password: 's3cr3t' }],
      lines: [{ id: 1, name: 'c' }],
      logo: 'logo.png',
      made: '2026-01-01',
      unknown: 1,
    };
    expect(keptOf(fields, changesOf(stored, typed))).toEqual({
      name: 'Loods',
      lines: [{ id: 1, name: 'c' }],
    });
  });
});

describe('kept drafts', () => {
  it('go when they are none, too old, or the oldest beyond fifty', () => {
    const kept = Array.from({ length: 52 }, (_, age) => ({
      key: `of ${age} hours`,
      text: textOf(NOW - (age * DAY) / 24),
    }));
    const others = [
      { key: 'none', text: 'x{' },
      { key: 'old', text: textOf(NOW - 8 * DAY) },
    ];
    expect(new Set(surplusOf([...others, ...kept], NOW))).toEqual(
      new Set(['none', 'old', 'of 50 hours', 'of 51 hours']),
    );
  });

  it('go where they take too much room, the oldest first', () => {
    const large = { story: 'x'.repeat(90_000) };
    const kept = [3, 1, 2].map((age) => ({ key: `${age}`, text: textOf(NOW - age, large) }));
    expect(surplusOf(kept, NOW)).toEqual(['3']);
    const huge = { key: 'huge', text: textOf(NOW, { story: 'x'.repeat(300_000) }) };
    const small = { key: 'small', text: textOf(NOW - DAY) };
    expect(surplusOf([huge, small], NOW)).toEqual(['huge']);
  });
});
