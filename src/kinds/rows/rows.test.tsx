import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { f } from '../../../schemas';
import {
  contextOf,
  enter,
  fields,
  press,
  show,
  viewOf,
  writerIn,
} from '../../../tests/fixtures/kinds';
import { rotaLabels, rotas } from '../../../tests/fixtures/rotas';
import { signIn } from '../../../tests/fixtures/signIn';
import { RowLooksContext } from '../../fields/rowLooks';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('rows of fields', () => {
  it('adds, fills in and removes rows, and marks what is wrong in them', async () => {
    const { value } = await enter(fields.rows, [], { props: { error: 'Incomplete' } });
    press('Add a row');
    expect(screen.getByText('Required')).toBeTruthy();
    type('Street *', 'Dam');
    type('Number', '4');
    expect(value()).toEqual([{ id: null, street: 'Dam', number: 4 }]);
    press('Remove The value, row 1');
    expect(value()).toEqual([]);
  });

  it('marks the row that has what may stand once, for who is led to what is wrong', async () => {
    const field = f.rows({ fields: { key: f.text({ unique: true }) } });
    const labels = {
      things: { fields: { value: 'Blocks' }, rows: { value: { fields: { key: 'Key' } } } },
    };
    const rows = ['intro', ' Intro', ''].map((key, index) => ({ id: index + 1, key }));
    await enter(field, rows, { labels, props: { error: 'Not twice' } });
    const wrong = screen.getAllByLabelText('Key').map((key) => key.getAttribute('aria-invalid'));
    expect(wrong).toEqual(['false', 'true', 'false']);
  });

  it('lays out rows with many fields in sections and lines, entered and read', async () => {
    const labels = {
      things: { fields: { value: 'Shifts' }, rows: { value: rotaLabels.rows.shifts } },
    };
    const field = rotas.fields.shifts;
    const { value } = await enter(field, [], { labels });
    press('Add a row');
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'The shift',
      'The week',
    ]);
    const line = screen.getByLabelText('Sunday from').closest('section > div');
    expect(line?.contains(screen.getByLabelText('Sunday until'))).toBe(true);
    expect(line?.contains(screen.getByLabelText('Monday until'))).toBe(false);
    type('Who *', 'Bo');
    expect(value()).toMatchObject([{ who: 'Bo', sunEnd: '19:00' }]);
    cleanup();
    const { Show } = viewOf('rows');
    await show(
      <Show {...contextOf(field, { id: 5 }, labels)} value={[{ id: 1, monStart: '07:30' }]} />,
    );
    expect(screen.getByRole('heading', { name: 'The week' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Monday from' }).textContent).toContain('07:30');
  });

  it('tell as text which times are which', () => {
    const labels = { things: { rows: { value: rotaLabels.rows.shifts } } };
    const context = contextOf(rotas.fields.shifts, { id: 5 }, labels);
    const week = [{ id: 1, who: 'Bo', monStart: '07:30', monEnd: '', sunEnd: '19:00' }];
    expect(viewOf('rows').asText(week, context, writerIn('en'))).toBe(
      'Bo, Monday from 07:30, Sunday until 19:00',
    );
  });
});

describe('rows that stand for records', () => {
  const fields = {
    title: f.text({ readOnly: true }),
    groupId: f.reference({ to: 'groups', titleIn: 'title' }),
    userId: f.reference({ to: 'users', titleIn: 'title' }),
    seconds: f.integer({ default: 10 }),
  };
  const field = f.rows({ fields, chosenFrom: ['groupId', 'userId'] });
  const texts = { title: 'Title', groupId: 'Group', userId: 'User', seconds: 'Seconds' };
  const labels = {
    things: { fields: { value: 'Items' }, rows: { value: { fields: texts } } },
    groups: { name: 'Group |||| Groups' },
    users: { name: 'User |||| Users' },
  };
  const getList = async (name: string) => ({
    data: [name === 'groups' ? { id: 4, name: 'Cashiers' } : { id: 4, email: 'a@demo.test' }],
    total: 1,
  });

  it('are added from each of their sources, as often as wanted', async () => {
    const { value } = await enter(field, [], { provider: { getList }, labels });
    for (const _ of ['first', 'again']) {
      act(() => screen.getByLabelText('Add by choosing: Group').focus());
      fireEvent.mouseDown(screen.getByLabelText('Add by choosing: Group'));
      fireEvent.click(await screen.findByRole('option', { name: 'Cashiers' }));
    }
    const row = { id: null, title: 'Cashiers', groupId: 4, userId: null, seconds: 10 };
    expect(value()).toEqual([row, row]);
    expect(screen.getAllByLabelText('Seconds')).toHaveLength(2);
    expect(screen.queryByLabelText('Group')).toBeNull();
  });

  it('lead to what they stand for', async () => {
    signIn('administration', '1111');
    const { Show } = viewOf('rows');
    const value = [
      { id: 1, title: 'Cashiers', groupId: 4, userId: null, seconds: 5 },
      { id: 2, title: 'Bo', groupId: null, userId: 4, seconds: 5 },
    ];
    await show(<Show {...contextOf(field, { id: 5 }, labels)} value={value} />);
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['CashiersSeconds5', 'BoSeconds5']);
    const addresses = ['Cashiers', 'Bo'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual([
      expect.stringContaining('groups/4'),
      expect.stringContaining('users/4'),
    ]);
  });
});

describe('rows that are drawn by hand', () => {
  const field = f.rows({
    drawnAs: 'filmstrip',
    fields: { city: f.text(), src: f.text({ readOnly: true }) },
  });
  const labels = {
    things: { fields: { value: 'Stops' }, rows: { value: { fields: { city: 'City', src: '?' } } } },
  };
  const value = [{ id: 1, city: 'Delft', src: '/files/1' }];
  const context = contextOf(field, { id: 5 }, labels);
  const { Show } = viewOf('rows');

  it('are drawn so on pages', async () => {
    const Drawn = () => <p>As a strip</p>;
    const look = { Show: Drawn, Input: Drawn };
    await show(
      <RowLooksContext value={{ filmstrip: look, week: look }}>
        <Show {...context} value={value} />
      </RowLooksContext>,
    );
    expect(screen.getByText('As a strip')).toBeTruthy();
  });

  it('are a table of what is entered where pages give no look, as where changes are compared', async () => {
    await show(<Show {...context} value={value} />);
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['City']);
    expect(screen.getByRole('cell', { name: 'Delft' })).toBeTruthy();
  });
});
