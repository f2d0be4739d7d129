import { expect, it } from 'vitest';
import { session } from '../../../dataProvider/session';
import { f } from '../../../schemas';
import { contextOf, show, viewOf } from '../../../tests/fixtures/kinds';

it('shows a moment as clocks stand at the organisation, wherever the browser is', async () => {
  const { Show } = viewOf('dateTime');
  const field = f.dateTime({ clock: 'organisation' });
  const shownIn = async (timeZone: string) => {
    session.set({
      sessionId: 's1',
      user: { id: 1, firstName: 'A', insertions: '', lastName: 'B', email: 'a@demo.test' },
      organisation: { id: 2, organisationId: 'ORG-2', name: 'Two', timeZone },
      organisations: [],
      access: {},
    });
    const value = '2026-06-01T22:30:00.000Z';
    const { container } = await show(<Show {...contextOf(field)} value={value} />);
    return container.querySelector('time')?.textContent;
  };
  expect(await shownIn('Europe/Amsterdam')).toMatch(/2 Jun 2026, 00:30/);
  expect(await shownIn('America/Paramaribo')).toMatch(/1 Jun 2026, 19:30/);
});
