import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/fixtures/kinds';
import { SheetSlide } from './SheetSlide';

test('a price sheet that can’t be read is reported like a broken picture', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = vi.fn();
  const provider = { getOne: () => Promise.reject(new Error('There is none.')) };
  await show(<SheetSlide id={7} onBroken={broken} />, { provider });
  await waitFor(() => expect(broken).toHaveBeenCalled());
});
