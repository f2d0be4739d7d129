import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { drawnParts } from './drawnParts';
import { part } from './part';

it('loads the parts that were drawn, and those within them, before it is done', async () => {
  const inner = vi.fn(async () => ({ default: () => 'inner' }));
  const other = vi.fn(async () => ({ default: () => 'other' }));
  const outer = vi.fn(async () => {
    part('Inner', inner);
    part('Other', other);
    return { default: () => 'outer' };
  });
  part('Outer', outer);
  await drawnParts.load(['part:Outer', 'part:Inner', 'part:Unknown']);
  expect(outer).toHaveBeenCalledOnce();
  expect(inner).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('is done as well where a part can’t be loaded, which is reported where it is drawn', async () => {
  part('Missing', async () => {
    throw new Error('offline');
  });
  await expect(drawnParts.load(['part:Missing'])).resolves.toBeUndefined();
});

it('records the parts that are drawn, each time anew', async () => {
  const Shown = part('Shown', async () => ({ default: () => <p>Shown</p> }));
  await Shown.prepare();
  const names = drawnParts.record();
  render(
    <Suspense>
      <Shown />
    </Suspense>,
  );
  expect(await screen.findByText('Shown')).toBeTruthy();
  expect([...names]).toEqual(['part:Shown']);
  expect([...drawnParts.record()]).toEqual([]);
});

it('resolves once all parts of a page are taken over', async () => {
  const load = async () => ({ default: () => <p>Here</p> });
  const [First, Second] = [part('First', load), part('Second', load)];
  await Promise.all([First.prepare(), Second.prepare()]);
  const done = vi.fn();
  const taken = drawnParts.takenOver(['part:First', 'part:Second', 'resource:products']).then(done);
  const page = render(<Suspense>{[<First key="1" />]}</Suspense>);
  await act(async () => undefined);
  expect(done).not.toHaveBeenCalled();
  page.rerender(<Suspense>{[<First key="1" />, <Second key="2" />]}</Suspense>);
  await taken;
  expect(done).toHaveBeenCalledOnce();
  await expect(drawnParts.takenOver([])).resolves.toBeUndefined();
});
