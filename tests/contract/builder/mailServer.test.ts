import { describe, expect, test } from 'vitest';
import { routes } from '../../../server/http/server';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { serveMail } from '../../fixtures/smtpServer';
import {
  ANNA,
  countsOf,
  onQuestionnaire,
  openQuestionnaire,
  people,
  refused,
  ZOE,
} from '../support/questionnaires';

describe('a mail server', () => {
  test('gets the mails, which are kept as well', async () => {
    const { url: smtpUrl, taken } = await serveMail();
    const api = await openQuestionnaire({}, routes, { mail: { smtpUrl } });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual([
      200,
      { status: true, status_message: 'Invitations sent: 4' },
    ]);
    expect(taken.map(({ to }) => to).toSorted()).toEqual([
      'anna@example.test',
      'ben@example.test',
      'cleo@example.test',
      'zoe@example.test',
    ]);
    expect(await api.get('outbox/3')).toMatchObject([200, { results: { delivery: 'sent' } }]);
  });

  test('that fails in between leaves the rest uninvited, to be sent to later', async () => {
    const { url: smtpUrl } = await serveMail({ failsAfter: 2 });
    const api = await openQuestionnaire({}, routes, { mail: { smtpUrl } });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(500, 'The mail server failed: 2 of 4 mails went out. Send again to reach the others'),
    );
    expect(api.server.logged).toHaveLength(1);
    expect(await countsOf(api)).toEqual([0, 2, 2]);
    expect(await api.get('outbox')).toMatchObject([200, { totalRowCount: 3 }]);
    expect(await api.put('questionnaires/3', { invitationBody: 'x' })).toMatchObject([409, {}]);
    const { context } = api.server;
    for (const [index] of people.entries())
      await rowsNamed(context.store, 'applicationUsers').update(ANNA + index, { active: 0 });
    await rowsNamed(context.store, 'applicationUsers').update(ZOE, { active: 0 });
    // Nobody of the rest can be reached any more: it is reminders from now on.
    expect((await countsOf(api))[0]).toBe(1);
  });

  test('that fails among reminders has only the rest reminded again', async () => {
    const { url: smtpUrl } = await serveMail({ failsAfter: 5 });
    const api = await openQuestionnaire({}, routes, { mail: { smtpUrl } });
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 1 })).toMatchObject([
      500,
      { status_message: expect.stringContaining('1 of 4 mails') },
    ]);
    expect(await countsOf(api)).toEqual([1, 4, 3]);
  });

  test('that does not take an address leaves that person out', async () => {
    const { url: smtpUrl, taken } = await serveMail({ refuses: ['ben@example.test'] });
    const api = await openQuestionnaire({}, routes, { mail: { smtpUrl } });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(
        500,
        'Invitations sent: 3 of 4. The mail server does not take these addresses: ben@example.test',
      ),
    );
    expect(taken).toHaveLength(3);
    expect(await countsOf(api)).toEqual([1, 3, 3]);
  });

  test('can be acted out as failing; then sending again reaches the rest', async () => {
    const api = await openQuestionnaire();
    api.server.fail('mail');
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      500,
      { status_message: expect.stringContaining('0 of 4 mails') },
    ]);
    api.server.fail();
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([200, {}]);
    expect(await countsOf(api)).toEqual([1, 4, 4]);
  });
});
