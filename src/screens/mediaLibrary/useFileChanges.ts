import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { acts } from '../../../dataProvider/acts';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../dataProvider/Conflict';
import { eachRow, type RowResult } from '../../../dataProvider/eachRow';
import { Unreachable } from '../../../dataProvider/http';
import { messages } from '../../../dataProvider/messages';
import { newKey } from '../../../dataProvider/once';
import { versionOf } from '../../../dataProvider/version';
import type { DataRecord } from '../../../schemas';
import type { MediaRecord } from '../../media/MediaRecord';
import { useAttempt } from '../../ui/attempts/useAttempt';
import type { Change, Seen } from '../../views/bulk/change';
import { type BulkQuestion, isRefused } from '../../views/bulk/conflicts';
import { settled, useQuestion } from '../../views/bulk/useQuestion';

/** Files that wait for an answer, as they were seen. */
export interface FileQuestion {
  readonly question: BulkQuestion;
  readonly seen: Seen;
}

/** What is done to files, each by itself. */
interface Work {
  readonly change: Change;
  /** The message that so many are done. */
  readonly done: string;
  one(record: DataRecord, act: string): Promise<unknown>;
}

const PATH = 'media';

const moving = (folderId: number): Change => ({
  kind: 'act',
  spec: { icon: 'image', method: 'PUT', path: PATH },
  asked: { folderId },
});

/** @throws Unreachable where some weren't answered */
const report = (results: readonly RowResult[], act: string, text: string): void => {
  const taken = acts.take(act);
  if (results.some(({ isOk }) => isOk)) messages.publish({ isOk: true, text, act: taken });
  const failed = results.filter((one) => !one.isOk && !isRefused(one));
  for (const message of new Set(failed.map((one) => one.message)))
    messages.publish({ isOk: false, text: message });
  const lost = failed.find(({ reason }) => reason !== undefined);
  if (lost?.reason) throw new Unreachable(lost.reason);
};

/** Does something to files one after the other, and asks about those that somebody else has changed since. */
const useEach = (failureIn: 'inPlace' | 'toast') => {
  const client = useQueryClient();
  const translate = useTranslate();
  const [seen, setSeen] = useState<Seen>(new Map());
  const [hasAsked, setAsked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt(failureIn);
  const { question, ask } = useQuestion();
  const run = (records: readonly DataRecord[], { change, done, one }: Work) =>
    attempt(async () => {
      const act = newKey();
      const shown: Seen = new Map(records.map((record) => [record.id, record]));
      setSeen(shown);
      setAsked(false);
      const each = async (some: Seen) => {
        const rows = { ids: [...some.keys()] };
        return (await eachRow(rows, (id) => one(some.get(id) ?? { id }, act))).results;
      };
      try {
        const results = await settled(change, shown, each, (about) => {
          setAsked(true);
          return ask(about);
        });
        const count = results.filter(({ isOk }) => isOk).length;
        report(results, act, translate(done, { smart_count: count }));
      } finally {
        // What refers to files that are gone can't be queried any more.
        const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
          queryKey[1] !== 'usage';
        await client.invalidateQueries({ queryKey: [PATH], predicate });
      }
    });
  const asked: FileQuestion | null = question && { question, seen };
  return { isBusy, failure, asked, hasAsked: hasAsked && isBusy, run };
};

/**
 * Moves and deletes files as they were seen. A refusal has been shown as a toast; a failure of the transport is shown
 * where `failureIn` specifies.
 */
export const useFileChanges = (failureIn: 'inPlace' | 'toast' = 'toast') => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { run, ...changes } = useEach(failureIn);
  const call = (method: 'PUT' | 'DELETE', file: DataRecord, act: string, args: object = {}) => {
    const given = { args: { mediaid: file.id, ...args }, version: versionOf(file) };
    return provider.call(PATH, { method, path: PATH }, {}, { ...given, act, isQuiet: true });
  };
  return {
    ...changes,
    move: (records: readonly MediaRecord[], folderId: number) =>
      run(records, {
        change: moving(folderId),
        done: 'media.moved',
        one: (file, act) =>
          call('PUT', file, act, { folderId }).catch((error: unknown) => {
            if (!(error instanceof Conflict)) throw error;
            // What else became of it stays whatever folder it is in.
            const { folderId: present } = error.present;
            if (present !== file.folderId && present !== folderId) throw error;
            return call('PUT', error.present, act, { folderId });
          }),
      }),
    remove: (records: readonly MediaRecord[]) =>
      run(records, {
        change: { kind: 'delete' },
        done: 'media.removed',
        one: (file, act) => call('DELETE', file, act),
      }),
  };
};
