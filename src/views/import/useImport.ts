import { useState } from 'react';
import { HttpError, useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { TriedImport } from '../../../dataProvider/calls/imports';
import type { SubListOf } from '../../../dataProvider/calls/subLists';
import { Changed, Unreachable } from '../../../dataProvider/http';
import { IMPORT_MAX_BYTES, type Resource } from '../../../schemas';
import { limitsText } from '../../uploads/uploadFiles';
import { useFileDrop } from '../../uploads/useFileDrop';

/** What browsers say of CSV files: some systems know them as a spreadsheet's, and some as any text. */
const TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
] as const;

/** How the texts call what is wrong with a file. */
const REFUSED = { type: 'file-invalid-type', size: 'file-too-large' } as const;

interface Options {
  definition: Resource;
  of: SubListOf;
  /** What the file says is stored. */
  onImported(): void;
}

/** A file that is tried as soon as it is chosen, and stored once somebody says so. */
export const useImport = ({ definition, of, onImported }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<TriedImport | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const explain = (error: unknown): string => {
    if (error instanceof HttpError) return error.message;
    console.error(error);
    const reason = error instanceof Unreachable ? error.reason : 'network';
    return translate(`views.unreachable.${reason}`);
  };
  const work = async (make: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await make();
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const check = async (chosen: File) =>
    setTried(await provider.tryImport(definition.name, of, chosen));

  const choose = (chosen: File) => {
    setFile(chosen);
    setTried(null);
    return work(() => check(chosen));
  };

  /** Stores what is right. What was changed meanwhile is shown instead. */
  const store = () =>
    work(async () => {
      if (!file || !tried) return;
      const { version, counts } = tried;
      try {
        const options = { version, onlyRight: counts.wrong > 0 };
        await provider.importRows(definition.name, of, file, options);
        onImported();
      } catch (error) {
        if (!(error instanceof Changed)) throw error;
        await check(file);
        setProblem(translate('views.import.changed'));
      }
    });

  // To people they are all CSV.
  const told = { accept: ['text/csv'], maxBytes: IMPORT_MAX_BYTES } as const;
  const limits = limitsText(told, translate, useLocale());
  const drop = useFileDrop({
    limits: { accept: TYPES, maxBytes: IMPORT_MAX_BYTES },
    isDisabled: isBusy,
    refusalOf: (why) => translate(`kinds.upload.refused.${REFUSED[why]}`, { limits }),
    onFiles: ([chosen]) => chosen && choose(chosen),
  });

  return {
    file,
    tried,
    problem,
    isBusy,
    drop: { ...drop, limits },
    store,
    retry: () => (file ? choose(file) : undefined),
  };
};
