import { describe, expect, test } from 'vitest';
import { mailings } from '../../../server/tables/builder/mailings';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import {
  ANNA,
  countsOf,
  fillIn,
  onQuestionnaire,
  openQuestionnaire,
  people,
  recordOf,
  refused,
  texts,
  ZOE,
} from '../support/questionnaires';

describe('the invitation', () => {
  test('goes to active members of the groups who have an address', async () => {
    const api = await openQuestionnaire();
    expect(await countsOf(api)).toEqual([0, 0, 4]);
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual([
      200,
      {
        status: true,
        status_message: 'Invitations sent: 4. They are in the outbox; nothing left this server',
      },
    ]);
    expect(await countsOf(api)).toEqual([1, 4, 4]);
    const { invitedUsers } = recordOf(await api.get('questionnaires/3'));
    const person = { completed: 0, passed: 0, score: 0 };
    expect(invitedUsers).toEqual([
      { userId: ZOE, firstName: 'Zoë', lastName: 'Smit', email: 'zoe@example.test', ...person },
      ...people.map((firstName, index) => ({
        userId: ANNA + index,
        firstName,
        lastName: 'de Vries',
        email: `${firstName.toLowerCase()}@example.test`,
        ...person,
      })),
    ]);
  });

  test('goes to nobody once the questionnaire is over', async () => {
    const api = await openQuestionnaire();
    await api.put('questionnaires/3', { endDate: '2026-03-01' });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(409, 'The questionnaire is over, so nothing was sent. Choose a later end date first'),
    );
    await api.put('questionnaires/3', { endDate: '2026-03-02' });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([200, {}]);
    // Half past eleven in Greenwich: where the organisation is, the day has passed.
    api.server.pass(14.5 * 60 * 60_000);
    const later = await api.as(users.admin);
    expect(await onQuestionnaire(later, 'sendEmail', { reminder: 1 })).toMatchObject([409, {}]);
  });

  test('is asked about where nobody can reach the minimum score', async () => {
    const api = await openQuestionnaire();
    await api.put('questionnaires/3', { minimalScore: 6 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual([
      409,
      {
        status: false,
        status_message:
          'Nobody can pass: the minimum score is 6, and all right answers together score 5. Give the questions a weight or lower the minimum score. Mails that go out all the same: 4',
        asksFor: 'nobodyPasses',
      },
    ]);
    expect(await countsOf(api)).toEqual([0, 0, 4]);
    expect(
      await onQuestionnaire(api, 'sendEmail', { reminder: 0, confirmed: 'nobodyPasses' }),
    ).toMatchObject([200, {}]);
  });

  test('lies in the outbox, to be read and saved as it is', async () => {
    const api = await openQuestionnaire();
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    const listed = {
      id: 3,
      date: '2026-03-02T09:00:00.000Z',
      to: 'Zoë Smit <zoe@example.test>',
      subject: 'Doe mee',
      kind: 'invitation',
    };
    const sent = { ...listed, sender: 'Team Quiz <noreply@demo.test>', delivery: 'kept' };
    expect(await api.get('outbox?filter=zoe&sort=id&order=asc')).toMatchObject([
      200,
      { results: [{ id: 1 }, listed], totalRowCount: 2 },
    ]);
    expect(await api.get('outbox/3')).toEqual([
      200,
      { status: true, status_message: '', results: { ...sent, body: texts.invitationBody } },
    ]);
    const { url, context } = api.server;
    const SESSIONID = await context.sessions.start({ id: users.admin, organisationId: 1 });
    const source = await fetch(`${url}/internal/v1/outbox/3`, {
      method: 'POST',
      headers: { SESSIONID, 'Content-Type': 'application/json' },
      body: '{"function":"getSource"}',
    });
    expect(source.headers.get('Content-Type')).toBe('message/rfc822');
    expect(source.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''mail-3.eml",
    );
    expect(await source.text()).toContain('From: Team Quiz <noreply@demo.test>\r\n');
    expect(await api.put('outbox/3', { subject: 'Other' })).toMatchObject([405, {}]);
    expect(await api.delete('outbox/3')).toMatchObject([405, {}]);
  });

  test('is sent once, and its text stays as it was sent', async () => {
    const api = await openQuestionnaire();
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(409, 'The invitation has been sent already. Send a reminder instead'),
    );
    const message = 'The invitation has been sent; its text can’t be changed any more';
    expect(await api.put('questionnaires/3', { invitationBody: '<p>Anders</p>' })).toEqual([
      409,
      { status: false, status_message: message, errors: { invitationBody: message } },
    ]);
    const others = { ...texts, name: 'Anders', invitationSubject: 'Anders' };
    expect(await api.put('questionnaires/3', others)).toMatchObject([200, {}]);
  });

  test('is refused while something is missing', async () => {
    const api = await openQuestionnaire();
    const { objectDefinitionId } = recordOf(await api.get('questionnaires/3'));
    for (const [missing, restored, message] of [
      [
        { objectDefinitionId: null },
        { objectDefinitionId },
        'Choose the document with the questions first',
      ],
      [
        { selectedUserGroups: [] },
        { selectedUserGroups: [1] },
        'Choose the user groups that are invited first',
      ],
      [
        { invitationSubject: ' ' },
        { invitationSubject: 'Doe mee' },
        'Fill in the subject of the mail first',
      ],
    ] as const) {
      await api.put('questionnaires/3', missing);
      expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
        refused(400, message),
      );
      await api.put('questionnaires/3', restored);
    }
    for (const { id } of (await rowsNamed(api.server.context.store, 'applicationUsers').page())
      .rows)
      await rowsNamed(api.server.context.store, 'applicationUsers').update(id, { active: 0 });
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(
        400,
        'Nobody in the chosen groups can be invited: no active user has an e-mail address',
      ),
    );
    expect(await countsOf(api)).toEqual([0, 0, 0]);
  });

  test('is not sent twice when it is asked for twice at once', async () => {
    const api = await openQuestionnaire();
    const answers = await Promise.all([
      onQuestionnaire(api, 'sendEmail', { reminder: 0 }),
      onQuestionnaire(api, 'sendEmail', { reminder: 0 }),
    ]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect((await countsOf(api))[1]).toBe(4);
  });

  test('is not sent while another process sends it, unless that isn’t heard of any more', async () => {
    const api = await openQuestionnaire();
    const { store, clock } = api.server.context;
    const others = store.rows(mailings, 1);
    const { id } = await others.insert({
      questionnaireId: 3,
      holder: 'another',
      heldUntil: clock() + 1,
    });
    const send = () => onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    expect(await send()).toEqual(
      refused(409, 'Mails of this questionnaire are being sent at this moment'),
    );
    await others.update(id, { heldUntil: clock() });
    expect(await send()).toMatchObject([200, {}]);
    expect(await others.count()).toBe(0);
  });

  test('takes the right to change, and speaks Dutch to the Dutch', async () => {
    const api = await openQuestionnaire({ 'Accept-Language': 'nl' });
    const reader = await api.as(users.reader);
    expect(await onQuestionnaire(reader, 'sendEmail', { reminder: 0 })).toMatchObject([403, {}]);
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      200,
      {
        status_message:
          'Uitnodigingen verstuurd: 4. Ze staan in het postvak UIT; niets heeft deze server verlaten',
      },
    ]);
  });
});

describe('the reminder', () => {
  test('goes to those who have not completed the questionnaire', async () => {
    const api = await openQuestionnaire();
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 1 })).toEqual(
      refused(409, 'Nobody has been invited yet. Send the invitation first'),
    );
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    await fillIn(api, ZOE, [1, [1, 2]]);
    expect(await countsOf(api)).toEqual([1, 4, 3]);
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 1 })).toMatchObject([
      200,
      { status_message: expect.stringContaining('Reminders sent: 3.') },
    ]);
    const [, outbox] = await api.get('outbox?kind=reminder&sort=id&order=asc');
    expect(outbox).toMatchObject({
      results: people.map((name) => ({
        to: `${name} de Vries <${name.toLowerCase()}@example.test>`,
        subject: 'Nog even',
      })),
      totalRowCount: 3,
    });
    for (const [index] of people.entries()) await fillIn(api, ANNA + index, [1]);
    expect(await onQuestionnaire(api, 'sendEmail', { reminder: 1 })).toEqual(
      refused(
        400,
        'There is nobody to remind: everyone who can be reached has completed the questionnaire',
      ),
    );
  });

  test('is what is sent without a flag once people are invited', async () => {
    const api = await openQuestionnaire();
    expect(await onQuestionnaire(api, 'sendEmail')).toMatchObject([
      200,
      { status_message: expect.stringMatching(/^Invitations/) },
    ]);
    expect(await onQuestionnaire(api, 'sendEmail')).toMatchObject([
      200,
      { status_message: expect.stringMatching(/^Reminders/) },
    ]);
  });
});
