import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazyDialog';

const Question = ({ text }: { text: string; onClose?: () => void }) => <p>{text}</p>;

/** A dialog whose code can't be had until the line is back. */
const failing = () => {
  const line = { isBack: false };
  const Dialog = lazyDialog(async () => {
    if (line.isBack) return Question;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return { line, Dialog };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The tests' DOM draws dialogs, but opens none.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

it('leaves the page and what is typed alone, and comes once it can be loaded', async () => {
  const { line, Dialog } = failing();
  render(
    <>
      <input aria-label="Name" />
      <Dialog text="Go on?" />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'typed' } });
  await screen.findByRole('dialog', { name: 'views.notLoaded' });
  fireEvent.click(screen.getByRole('button', { name: 'views.retry' }));
  await screen.findByRole('dialog');
  line.isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'views.retry' }));
  await screen.findByText('Go on?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('typed');
});

it('can be given up where the dialog itself could be', async () => {
  const { Dialog } = failing();
  const close = vi.fn();
  render(<Dialog text="Go on?" onClose={close} />);
  fireEvent.click(await screen.findByRole('button', { name: 'views.close' }));
  expect(close).toHaveBeenCalledOnce();
});

it('is loaded anew where it failed before', async () => {
  const { line, Dialog } = failing();
  const { unmount } = render(<Dialog text="Go on?" />);
  await screen.findByRole('dialog');
  unmount();
  line.isBack = true;
  render(<Dialog text="Go on?" />);
  await screen.findByText('Go on?');
});
