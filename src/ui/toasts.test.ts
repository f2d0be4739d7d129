import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from './toasts';

beforeEach(() => {
  for (const { id } of toasts.get()) toasts.remove(id);
});

const shown = () => toasts.get().map(({ tone, message, times }) => `${tone} ${message} ${times}`);

describe('toasts', () => {
  it('queue in the order in which they came', () => {
    toasts.success('Saved');
    toasts.error('Refused');
    expect(shown()).toEqual(['success Saved 1', 'error Refused 1']);
  });

  it('forget what went wrong once it is tried again', () => {
    toasts.error('Refused');
    toasts.warning('Partly');
    toasts.forgetErrors();
    toasts.success('Saved');
    expect(shown()).toEqual(['warning Partly 1', 'success Saved 1']);
  });

  it('can take back each of several changes that are reported alike', () => {
    const undone: number[] = [];
    const forgetFirst = toasts.undoable('Unlinked', () => undone.push(1));
    toasts.undoable('Unlinked', () => undone.push(2));
    forgetFirst();
    for (const { undo } of toasts.get()) undo?.();
    expect(undone).toEqual([2]);
  });

  it('count what is reported again, and show nothing when there is nothing to show', () => {
    toasts.success('Saved');
    toasts.success('Saved');
    toasts.error('Saved');
    toasts.info('');
    expect(shown()).toEqual(['success Saved 2', 'error Saved 1']);
  });
});
