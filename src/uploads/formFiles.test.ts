// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormFiles } from './formFiles';

const picture = new File(['x'], 'logo.png', { type: 'image/png' });
const revoke = vi.fn();
let made = 0;

beforeEach(() => {
  revoke.mockClear();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        made += 1;
        return `blob:${made}`;
      },
      revokeObjectURL: revoke,
    }),
  );
});

describe('files that wait for a save', () => {
  it('are stored with it, the last that was chosen for each place', async () => {
    const files = createFormFiles();
    const sent: string[] = [];
    const send = (name: string) => async () => {
      sent.push(name);
      return true;
    };
    files.hold('logo/1', picture, send('first'));
    const first = files.get().get('logo/1')?.address;
    files.hold('logo/1', picture, send('second'));
    expect(revoke).toHaveBeenCalledExactlyOnceWith(first);
    files.hold('icon/1', null, send('removal'));
    expect(await files.store()).toBe(true);
    expect(sent).toEqual(['second', 'removal']);
    expect(files.isHolding()).toBe(false);
  });

  it('wait on where one of them can’t be stored', async () => {
    const files = createFormFiles();
    files.hold('logo/1', picture, async () => false);
    const other = vi.fn(async () => true);
    files.hold('icon/1', picture, other);
    expect(await files.store()).toBe(false);
    expect(other).not.toHaveBeenCalled();
    expect([...files.get().keys()]).toEqual(['logo/1', 'icon/1']);
  });

  it('are given up by Cancel, and nothing of them is kept in memory', () => {
    const files = createFormFiles();
    files.hold('logo/1', picture, async () => true);
    const address = files.get().get('logo/1')?.address;
    files.clear();
    expect(files.isHolding()).toBe(false);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(address);
  });
});
