import { kind } from './Kind';
import { tooLong } from './text/textKind';

/** Most characters of all keywords together. */
const LONGEST = 5_000;

export interface TagsOptions {
  /** How they travel, where that is not text with commas: as a list. */
  as?: 'list';
}

const clean = (items: readonly unknown[]): readonly string[] => [
  ...new Set(
    items
      .filter((item) => typeof item === 'string' || typeof item === 'number')
      .map((item) => String(item).trim())
      .filter((item) => item !== ''),
  ),
];

/** Free keywords; a keyword has no comma. */
export const tags = kind<readonly string[], TagsOptions>()({
  empty: () => [],
  parse: (wire) =>
    clean(Array.isArray(wire) ? wire : typeof wire === 'string' ? wire.split(',') : []),
  serialize: (value, { as: form }) => (form === 'list' ? value : value.join(',')),
  check: (value) => tooLong(value.join(','), LONGEST),
  traits: { mergesBy: 'items' },
  samples: () => [[], ['nieuw'], ['kiosk', 'zomer 2026']],
});
