import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageLink } from './PageLink';

test('a link in a link is its text', () => {
  render(
    <PageLink to="/blocks/1" isStrong>
      <PageLink to="/resources/7">Meeting room</PageLink>
    </PageLink>,
  );
  const link = screen.getByRole('link', { name: 'Meeting room' });
  expect(link.getAttribute('href')).toBe('/blocks/1');
  expect(screen.getAllByRole('link')).toEqual([link]);
});
