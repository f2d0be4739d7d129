import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { newKey } from '../../../dataProvider/once';
import type { ImportProgress } from '../../../schemas';

/** How often an import's progress is polled; a short one is over before. */
const ASK_MS = 500;

/** Follows an import by a name that is given to it, and stops it. */
export const useImportRun = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [run, setRun] = useState<string | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isStopping, setStopping] = useState(false);

  useEffect(() => {
    if (run === null) return undefined;
    let isPresent = true;
    const timer = setInterval(async () => {
      // A failed poll is retried.
      const next = await provider.importProgress(run).catch(() => null);
      if (next && isPresent) setProgress(next);
    }, ASK_MS);
    return () => {
      isPresent = false;
      clearInterval(timer);
    };
  }, [run, provider]);

  /** @param name of one that wasn't answered; a new one unless given */
  const follow = async <Result>(
    work: (run: string) => Promise<Result>,
    name = newKey(),
  ): Promise<Result> => {
    setProgress(null);
    setStopping(false);
    setRun(name);
    try {
      return await work(name);
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
