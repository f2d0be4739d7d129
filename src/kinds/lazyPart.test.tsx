// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Focusable, InputProps } from '../fields/KindView';
import { lazyPart } from './lazyPart';

type Props = Pick<InputProps<string>, 'inputRef'>;

const Text = ({ inputRef }: Props) => <input aria-label="Text" ref={inputRef} />;

it('an input that is on its way gets the focus that it is given meanwhile', async () => {
  let arrive = (_: typeof Text): void => undefined;
  const arrival = new Promise<typeof Text>((resolve) => {
    arrive = resolve;
  });
  const Lazy = lazyPart<Props>('Lazy', () => arrival);
  const targets: (Focusable | null)[] = [];
  await act(async () =>
    render(
      <div>
        <Lazy inputRef={(target) => targets.push(target)} />
      </div>,
    ),
  );
  targets.at(-1)?.focus();
  expect(document.activeElement).toBe(document.body);
  await act(async () => arrive(Text));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});
