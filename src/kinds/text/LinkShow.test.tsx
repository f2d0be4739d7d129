import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { unlabelled } from '../../fields/labels';
import { PlainLinks } from '../../ui/optimisations/PageLink';
import { LinkShow } from './LinkShow';

const shown = (value: string) => (
  <LinkShow
    value={value}
    field={f.email({ takes: 'anyText' })}
    name="email"
    labelScope={unlabelled}
    resource="suppliers"
    record={{ id: 1 }}
    address={(to) => `mailto:${to}`}
  />
);

const show = (value: string) => render(shown(value));

it('leads somewhere where the value is right', () => {
  show('a@demo.test');
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a@demo.test');
});

it('is its text within another control', () => {
  render(<PlainLinks>{shown('a@demo.test')}</PlainLinks>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('a@demo.test')).toBeDefined();
});

it('shows any other text that may be stored as it is', () => {
  show('bel maar');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('bel maar')).toBeDefined();
});
