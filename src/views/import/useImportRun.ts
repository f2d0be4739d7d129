import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Unreachable } from '../../../dataProvider/http';
import { newKey } from '../../../dataProvider/once';
import type { ImportProgress } from '../../../schemas';

/** How often an import's progress is polled; a short one is over before. */
const ASK_MS = 500;

/** An import ended with the process that imported: nobody answers it any more. */
export class LostImport extends Error {
  override readonly name = 'LostImport';

  constructor(readonly progress: ImportProgress) {
    super(`The import was lost after ${progress.done} of ${progress.of} lines`);
  }
}

/** Follows an import by a name that is given to it, and stops it. */
export const useImportRun = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [run, setRun] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const lose = useRef<(progress: ImportProgress) => void>(undefined);

  useEffect(() => {
    if (run === null) return undefined;
    let isPresent = true;
    const timer = setInterval(async () => {
      // A failed poll is retried.
      const next = await provider.importProgress(run).catch(() => null);
      if (!next || !isPresent) return;
      setProgress(next);
      if (next.lost) lose.current?.(next);
    }, ASK_MS);
    return () => {
      isPresent = false;
      clearInterval(timer);
    };
  }, [run, provider]);

  /** A connection to a machine that is gone may take long to break: another process knows sooner. */
  const lost = () =>
    new Promise<never>((_, reject) => {
      lose.current = (last) => reject(new LostImport(last));
    });
  /** Where there was no answer, whether there will be none, if anybody knows. */
  const explained = async (name: string, error: unknown): Promise<unknown> => {
    if (!(error instanceof Unreachable)) return error;
    const last = await provider.importProgress(name).catch(() => null);
    return last?.lost ? new LostImport(last) : error;
  };
  /**
   * @param name of one that wasn't answered; a new one unless given
   * @throws LostImport
   */
  const follow = async <Result>(
    work: (run: string) => Promise<Result>,
    name = newKey(),
  ): Promise<Result> => {
    setProgress(null);
    setStopping(false);
    setRun(name);
    try {
      return await Promise.race([work(name), lost()]);
    } catch (error) {
      throw await explained(name, error);
    } finally {
      setRun(null);
    }
  };
  const stop = async () => {
    if (run === null) return;
    setStopping(true);
    await provider.stopImport(run).catch(() => setStopping(false));
  };
  return { follow, stop, progress, isStopping, isRunning: run !== null };
};
