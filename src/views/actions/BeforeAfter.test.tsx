import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import { show } from '../../../tests/fixtures/kinds';
import { unlabelled } from '../../fields/labels';
import { BeforeAfter } from './BeforeAfter';

test('what is empty before a change is called what the action calls it', async () => {
  const lines = [
    { key: 1, title: 'Kassa 1', before: '6.3.2', after: '6.3.0' },
    { key: 2, title: 'Kassa 2', before: '', after: '6.3.0' },
  ];
  const fixed = { lines, rest: 0, field: f.text(), labelScope: unlabelled, resource: 'devices' };
  await show(<BeforeAfter {...fixed} nothing="not installed" />);
  expect(screen.getByText('Kassa 1: 6.3.2 → 6.3.0')).toBeTruthy();
  expect(screen.getByText('Kassa 2: not installed → 6.3.0')).toBeTruthy();
});
