import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { compare } from '../../../tests/fixtures/compare';
import { runs } from '../../views/livePage/runs';
import type { ShownPage } from '../../views/livePage/useSandboxDocument';

vi.mock('../../views/livePage/SandboxFrame', () => ({
  SandboxFrame: ({ title, page }: { title: string; page: ShownPage | null }) => (
    <iframe title={title} srcDoc={page?.text} sandbox="" />
  ),
}));

const template = (html: string, assignedAssets: readonly number[]) => ({
  ...{ id: 6, name: 'Blank', description: '', type: 1, template: html, assignedAssets },
});

const stored = {
  assets: [
    { id: 1, type: 0, content: 'h1 { color: teal }' },
    { id: 2, type: 1, content: 'document.title = "a";' },
  ],
};

const pageIn = async (side: HTMLElement) => {
  const frame = await within(side).findByTitle<HTMLIFrameElement>('Blank');
  await vi.waitFor(() => expect(frame.srcdoc).toContain('<h1>'));
  return () => frame.srcdoc;
};

test('a template is compared as it looks, each with the assets that it had', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const present = template('<h1>{{pageTitle}}</h1>', [1]);
  const { before, now } = await compare('templates', present, template('<h1>Old</h1>', [2, 3]), {
    stored,
  });
  const [was, is] = [await pageIn(before), await pageIn(now)];
  await vi.waitFor(() => expect(is()).toContain('h1 { color: teal }'));
  await vi.waitFor(() => expect(was()).toContain('document.title'));
  expect(is()).toContain('<h1>{{pageTitle}}</h1>');
  expect(was()).not.toContain('teal');
  expect(screen.queryByText(/double braces/)).toBeNull();
});

test('the script of one doesn’t keep that of the other from running', async () => {
  // Where it is begun and hasn't been drawn yet.
  runs.begin('templates.6');
  const { before } = await compare(
    'templates',
    template('<h1>a</h1>', [2]),
    template('<h1>b</h1>', [2]),
    {
      stored,
    },
  );
  const was = await pageIn(before);
  await vi.waitFor(() => expect(was()).toContain('document.title'));
});
