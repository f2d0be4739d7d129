// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { request } from './http';
import { questions } from './questions';

const server = fakeServer();
const asking = { status: false, status_message: 'It goes for good', asksFor: 'forGood' };
const save = () => request('papers/5', { method: 'PUT', body: { title: 'A' } });
let end = () => {};

const answers = (isYes: boolean) => {
  const asked = vi.fn(async () => isYes);
  end = questions.answeredBy(asked);
  return asked;
};
afterEach(() => end());

describe('what the server asks before it does something', () => {
  it('is done when the person confirms, and is shown as a question only', async () => {
    const asked = answers(true);
    server.replies = [json(asking, 409), json({ status: true, status_message: 'Saved' })];
    await save();
    expect(asked).toHaveBeenCalledWith('It goes for good', []);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { title: 'A' },
      { title: 'A', confirmed: 'forGood' },
    ]);
    expect(server.messages).toEqual([{ isOk: true, text: 'Saved' }]);
  });

  it('is made again as it was once a second factor was used', async () => {
    const asked = answers(true);
    const again = { status: false, status_message: 'Once more', asksFor: 'secondFactor' };
    server.replies = [
      json({ ...again, secondFactor: ['totp', 'fax', 'recovery'] }, 403),
      json({ status: true, status_message: 'Saved' }),
    ];
    await save();
    expect(asked).toHaveBeenCalledWith('Once more', ['totp', 'recovery']);
    expect(server.sent.map(({ body }) => body)).toEqual([{ title: 'A' }, { title: 'A' }]);
    expect(server.messages).toEqual([{ isOk: true, text: 'Saved' }]);
  });

  it('is left when the person declines', async () => {
    answers(false);
    server.replies = [json(asking, 409)];
    await expect(save()).rejects.toThrow('It goes for good');
    expect(server.sent).toHaveLength(1);
    expect(server.messages).toEqual([]);
  });
});
