import { describe, expect, it } from 'vitest';
import { readAnswer } from './envelope';

describe('readAnswer', () => {
  it('reads a list', () => {
    const answer = readAnswer(
      { status: true, status_message: '', results: [{ id: 1 }, { id: 2 }], totalRowCount: '240' },
      200,
    );
    expect(answer).toMatchObject({ isOk: true, message: '', total: 240 });
    expect(answer.rows).toHaveLength(2);
  });

  it('reads a bare list and counts it', () => {
    expect(readAnswer([{ id: 3 }], 200)).toMatchObject({ isOk: true, total: 1, rows: [{ id: 3 }] });
  });

  it.each([
    ['an object', { status: true, results: { id: 7 } }, 'results'],
    ['a list of one', { status: true, results: [{ id: 7 }] }, 'results'],
    ['an object elsewhere', { status: true, data: { id: 7 } }, 'data'],
    ['no envelope at all', { id: 7 }, 'results'],
  ])('reads a record in %s', (_, json, recordIn) => {
    expect(readAnswer(json, 200, recordIn).record).toEqual({ id: 7 });
  });

  it.each([true, 1, '1', 'true'])('takes status %j for success', (status) => {
    expect(readAnswer({ status }, 200).isOk).toBe(true);
  });

  it.each([false, 0, '0', 'false'])('takes status %j for a refusal', (status) => {
    expect(readAnswer({ status, status_message: 'no' }, 200)).toMatchObject({
      isOk: false,
      message: 'no',
    });
  });

  it('reads success and message where they stand for status and status_message', () => {
    expect(readAnswer({ success: true, message: 'APK uploaded', id: 12 }, 200)).toMatchObject({
      isOk: true,
      message: 'APK uploaded',
      lastId: 12,
    });
  });

  it('falls back on the code when there is no verdict', () => {
    expect(readAnswer({}, 503).isOk).toBe(false);
  });

  it('reads last_id and messages by field', () => {
    expect(readAnswer({ status: true, last_id: '31' }, 200).lastId).toBe(31);
    expect(readAnswer({ status: false, errors: { name: 'Required' } }, 400).errors).toEqual({
      name: 'Required',
    });
  });
});
