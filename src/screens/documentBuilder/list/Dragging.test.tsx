// @vitest-environment jsdom
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { act, memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { open } from '../../../../tests/fixtures/openBuilder';
import { BuilderContext } from '../BuilderContext';
import { Dragging } from './Dragging';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('leaves the rows as they are drawn when the builder around them is drawn again', async () => {
  let drawn = 0;
  const Row = memo(() => {
    useSortable({ id: 1 });
    drawn += 1;
    return null;
  });
  const items = [1];
  const Rows = memo(() => (
    <SortableContext items={items}>
      <Row />
    </SortableContext>
  ));
  const { store } = open('One');
  let again: () => void = () => undefined;
  const Builder = () => {
    const [times, setTimes] = useState(0);
    again = () => setTimes(times + 1);
    return (
      <Dragging>
        <Rows />
      </Dragging>
    );
  };
  const unsent = {
    draft: { offered: null, accept: () => {}, drop: () => {} },
    count: 0,
    nameOf: () => '',
    restore: () => {},
    setAside: () => {},
  };
  const surroundings = { store, isReadOnly: false, language: 'en', unsent };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <BuilderContext value={surroundings}>
        <Builder />
      </BuilderContext>,
    ),
  );
  const before = drawn;
  await act(async () => again());
  expect(drawn).toBe(before);
  await act(async () => root.unmount());
});
