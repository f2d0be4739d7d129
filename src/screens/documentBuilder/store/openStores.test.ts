// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, session } from '../../../../dataProvider/session';
import { objectsDefinitions } from '../../../../resources/builder/objectsDefinitions';
import { newRow } from '../../../../schemas/documents';
import { fakeSender } from '../../../../tests/fixtures/fakeSender';
import { unsavedWork } from '../../../ui/unsavedWork';
import { detailRules } from '../rows/details';
import { closeStore, openStore } from './openStores';

const DOCUMENT = 7;

const signIn = (sessionId: string, organisationId: number) =>
  session.set(
    readSession({
      sessionId,
      user: { id: 1 },
      organisation: { id: organisationId, organisationId: String(organisationId), name: '' },
      access: {},
    }),
  );

const rowsOf = (title: string) => {
  const made = newRow(1);
  return [{ ...made, id: 1, order: 1, options: { ...made.options, title } }];
};
/** A document as a record has it: another object each time that it is read. */
const read = (title: string) => ({
  source: {},
  read: () => ({ rows: rowsOf(title), details: { title } }),
  rules: detailRules(objectsDefinitions),
});

const open = (rows = read('One')) => {
  const server = fakeSender(rowsOf('One'));
  return { server, rows, store: openStore(DOCUMENT, rows, server.sender) };
};
const leaves = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  signIn('first', 1);
});
afterEach(() => {
  closeStore(DOCUMENT);
  session.set(null);
  vi.useRealTimers();
});

describe('the rows of a document', () => {
  it('are the same for every tab that shows them, with what is not stored yet', () => {
    const { store, rows, server } = open();
    store.patch(1, { options: { title: 'Typed' } });
    expect(openStore(DOCUMENT, rows, server.sender)).toBe(store);
    expect(store.rowOf(1)?.options.title).toBe('Typed');
  });

  it('follow the record when that is read again, unless something was done here', () => {
    const { store, server } = open();
    openStore(DOCUMENT, read('Theirs'), server.sender);
    expect(store.rowOf(1)?.options.title).toBe('Theirs');
    store.patch(1, { options: { title: 'Mine' } });
    openStore(DOCUMENT, read('Theirs again'), server.sender);
    expect(store.rowOf(1)?.options.title).toBe('Mine');
  });

  it('keep whoever leaves as long as they are not stored, and are stored on the way', async () => {
    const { store, server } = open();
    expect(leaves()).toBe(false);
    store.patch(1, { options: { title: 'Typed' } });
    expect(unsavedWork.isStored()).toBe(false);
    expect(leaves()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.titles()).toEqual(['Typed']);
    expect(leaves()).toBe(false);
  });

  it('are given up by whoever leaves all the same', async () => {
    const { store, server } = open();
    store.patch(1, { options: { title: 'Typed' } });
    unsavedWork.discard();
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
    expect(unsavedWork.isStored()).toBe(true);
    expect(open().store).not.toBe(store);
  });

  it('go on being stored when the session is renewed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, server } = open();
    server.fail('signedOut');
    store.patch(1, { options: { title: 'Typed' } });
    await vi.runAllTimersAsync();
    expect(store.get().storing.failure).toBe('signedOut');
    signIn('second', 1);
    await vi.runAllTimersAsync();
    expect(server.titles()).toEqual(['Typed']);
  });

  it('are not stored for another organisation', async () => {
    const { store, server } = open();
    store.patch(1, { options: { title: 'Typed' } });
    signIn('first', 2);
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([]);
    expect(unsavedWork.isStored()).toBe(true);
  });
});
