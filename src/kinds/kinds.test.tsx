import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyField, KindName } from '../../schemas';
import { emptyOf, kindOf, kinds } from '../../schemas/codec';
import {
  contextOf,
  enter,
  entryOf,
  fields,
  show,
  viewOf,
  writerIn,
} from '../../tests/fixtures/kinds';

/** Kinds that hold fields have no samples of their own. */
const held: Partial<Record<KindName, readonly unknown[]>> = {
  rows: [[{ id: 4, street: 'Dam 1', number: 3 }]],
  perLanguage: [{ 'NL-nl': { title: 'Zomer', visible: true } }],
};

const samplesOf = (name: KindName): readonly unknown[] => {
  const field: AnyField = fields[name];
  const all = [emptyOf(field), ...kindOf(field).samples(field), ...(held[name] ?? [])];
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
};

const inert = {
  label: 'The value',
  onChange: () => undefined,
  onBlur: () => undefined,
  isRequired: false,
};

/** What bears a name: an input, or a group of several. */
const named = (name: RegExp): readonly HTMLElement[] => [
  ...screen.queryAllByLabelText(name),
  ...screen.queryAllByRole('group', { name }),
];

/** Kinds that no list is narrowed by. */
const unfiltered: readonly KindName[] = [
  ...(['accessFlags', 'file', 'image', 'keyValues', 'offered', 'perLanguage', 'rows'] as const),
];

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => {
      complaints.push(args);
    });
});

const names = Object.keys(kinds) as KindName[];

describe.each(names)('the view of the kind %s', (name) => {
  const field = fields[name];
  const view = viewOf(name);
  const { Input } = entryOf(name);

  it('is drawn in a list before the theme is there', async () => {
    const cells = samplesOf(name).map((value) => (
      <view.Show key={JSON.stringify(value)} {...contextOf(field)} value={value} isCell />
    ));
    const { container } = await show(<div>{cells}</div>);
    const styled = [...container.querySelectorAll('[class*="css-"]:not(.MuiSvgIcon-root)')];
    expect(styled.map(({ className }) => className)).toEqual([]);
  });

  it('shows every sample, in a record and in a list, without a complaint', async () => {
    await show(
      samplesOf(name).map((value) => (
        <div key={JSON.stringify(value)}>
          <view.Show {...contextOf(field)} value={value} />
          <view.Show {...contextOf(field)} value={value} isCell />
        </div>
      )),
    );
    expect(complaints).toEqual([]);
  });

  it('lets every sample be entered under its label without a complaint', async () => {
    const samples = samplesOf(name);
    await show(
      samples.map((value, place) => (
        <Input
          key={JSON.stringify(value)}
          {...contextOf(field)}
          {...inert}
          id={`entry${place}`}
          value={value}
        />
      )),
    );
    expect(named(/^The value/).length).toBeGreaterThanOrEqual(samples.length);
    expect(complaints).toEqual([]);
  });

  it('says in place what is wrong, and can be disabled', async () => {
    await enter(field, samplesOf(name)[0], { props: { error: 'That is wrong', isDisabled: true } });
    if (name !== 'image' && name !== 'file') expect(screen.getByText('That is wrong')).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  if (!unfiltered.includes(name))
    it('stands in a filter bar with nothing chosen', async () => {
      await enter(field, '', { isFilter: true });
      expect(complaints).toEqual([]);
    });

  it('gives every sample as text', () => {
    for (const locale of ['en', 'nl'])
      for (const value of samplesOf(name))
        expect(view.asText(value, contextOf(field), writerIn(locale))).toBeTypeOf('string');
  });
});
