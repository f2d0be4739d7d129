import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { acts } from '../../../dataProvider/acts';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { eachRow, type RowResult } from '../../../dataProvider/eachRow';
import { messages } from '../../../dataProvider/messages';
import { newKey } from '../../../dataProvider/once';
import { versionOf } from '../../../dataProvider/version';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { saveAsFile } from '../../ui/format/csv';
import type { Translate } from '../../ui/Translate';
import { takenBack } from '../../ui/undoing';
import type { Change, Seen } from './change';
import { settled, useQuestion } from './useQuestion';

/** What became of one row. */
export interface Outcome extends RowResult {
  title: string;
}

/** How far a change of several rows has come. */
export interface Progress {
  done: number;
  of: number;
}

interface Rows {
  readonly ids: number[];
  readonly meta: {
    readonly signal: AbortSignal;
    /** What it is called as a whole. */
    readonly act: string;
    readonly seen: Seen;
    onRow(done: number): void;
  };
}

const resultsOf = async (
  provider: BackOfficeProvider,
  { name }: Resource,
  rows: Rows,
  change: Change,
): Promise<readonly RowResult[]> => {
  if (change.kind === 'act') {
    const { spec, asked } = change;
    if (typeof spec.forSeveral === 'object') {
      saveAsFile(await provider.oneFileOf(spec, rows.ids, asked), spec.forSeveral.downloads);
      // The file reports what became of them.
      return [];
    }
    const { results } = await eachRow(rows, (id) => {
      const record = rows.meta.seen.get(id) ?? { id };
      const of = { record, asked, version: versionOf(record), act: rows.meta.act };
      return provider.act(name, spec, { ...of, isQuiet: true });
    });
    return results;
  }
  const { results } = (await (change.kind === 'delete'
    ? provider.deleteMany(name, rows)
    : provider.updateMany(name, {
        ...rows,
        meta: { ...rows.meta, partsOf: change.partsOf },
        data: change.data,
      }))) as unknown as { results: readonly RowResult[] };
  return results;
};

/** Reports what was done and can be taken back while the message stays. */
const report = (results: readonly RowResult[], name: string, translate: Translate): void => {
  const act = acts.take(name);
  const trashed = results.flatMap((one) => one.trashed ?? []);
  const done = trashed.length || results.filter(({ isOk }) => isOk).length;
  const text = translate('views.bulk.done', { done });
  if (trashed.length > 0) messages.publish({ isOk: true, text, trashed });
  else if (act !== undefined && done > 0) messages.publish({ isOk: true, text, act });
};

/** Changes several rows one after the other and keeps what became of each. */
export const useBulk = (definition: Resource) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const running = useRef<AbortController>(undefined);
  const { question, ask } = useQuestion();
  useEffect(() => () => running.current?.abort(), []);
  // What was done is done no longer; what failed is still to be read.
  useEffect(
    () => takenBack.subscribe(() => setOutcomes((all) => all.filter(({ isOk }) => !isOk))),
    [],
  );

  /** @returns the ids of the rows that failed */
  const run = async (rows: readonly DataRecord[], change: Change) => {
    // Without the file the rows stay ticked, to be requested again.
    const isFile = change.kind === 'act' && typeof change.spec.forSeveral === 'object';
    let failed: readonly number[] = isFile ? rows.map(({ id }) => id) : [];
    await attempt(async () => {
      const controller = new AbortController();
      running.current = controller;
      const titles = new Map(rows.map((row) => [row.id, titleOf(definition, row)]));
      const act = newKey();
      const changeAll = async (seen: Seen) => {
        const onRow = (done: number) => setProgress({ done, of: seen.size });
        onRow(0);
        const meta = { signal: controller.signal, act, seen, onRow };
        const all = { ids: [...seen.keys()], meta };
        return resultsOf(provider, definition, all, change).finally(() => setProgress(null));
      };
      try {
        const seen = new Map(rows.map((row) => [row.id, row]));
        const results = await settled(change, seen, changeAll, ask);
        report(results, act, translate);
        failed = results.filter(({ isOk }) => !isOk).map(({ id }) => id);
        setOutcomes(results.map((one) => ({ ...one, title: titles.get(one.id) ?? `#${one.id}` })));
      } finally {
        const changed = change.kind === 'act' ? (change.spec.changes ?? []) : [];
        for (const resource of [definition.name, ...changed])
          await client.invalidateQueries({ queryKey: [resource] });
      }
    });
    return failed;
  };

  return {
    isBusy,
    progress,
    outcomes,
    question,
    run,
    stop: () => running.current?.abort(),
    forget: () => setOutcomes([]),
  };
};
