import { describe, expect, it } from 'vitest';
import { labelsOf } from './labels';

/** Shows which text is asked for, and with what. */
const translate = (key: string, options?: Record<string, unknown>) =>
  options ? `${key} ${JSON.stringify(options)}` : key;

describe('labels', () => {
  const labels = labelsOf('products', translate);

  it('name what stands inside a field below it', () => {
    const inner = labels.rows('prices').rows('tiers');
    expect(inner.field('amount')).toBe('resources.products.rows.prices.rows.tiers.fields.amount');
  });

  it('name codes below their field, or in the group that several fields share', () => {
    expect(labels.code('state', 2)).toBe('resources.products.codes.state.2 {"_":"2"}');
    expect(labels.code('state', 2, 'states')).toBe('codes.states.2 {"_":"2"}');
  });

  it('name the parts of a record with their fields', () => {
    const variations = labels.subList('variations');
    expect(variations.title()).toBe(
      'resources.products.subLists.variations.name {"smart_count":2}',
    );
    expect(variations.field('sku')).toBe('resources.products.subLists.variations.fields.sku');
    expect(labels.action('publish').confirm(3)).toBe(
      'resources.products.actions.publish.confirm {"smart_count":3}',
    );
  });

  it('put a name into a sentence in small letters, abbreviations aside', () => {
    const english = (key: string, { resource }: Record<string, unknown> = {}) =>
      key === 'new' ? `new ${resource}` : 'VAT Tariff';
    expect(labelsOf('vat', english).about('new')).toBe('New VAT tariff');
  });
});
