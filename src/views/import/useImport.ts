import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { ImportPlace } from '../../../dataProvider/calls/exchange';
import {
  type HeadChoice,
  refusedHeads,
  type TriedImport,
} from '../../../dataProvider/calls/imports';
import { Changed, Unreachable } from '../../../dataProvider/http';
import { newKey } from '../../../dataProvider/once';
import type { FileHead, Resource } from '../../../schemas';
import type { SameChoice } from '../../../schemas/exchange/imports';
import { limitsText } from '../../uploads/uploadFiles';
import { useFileDrop } from '../../uploads/useFileDrop';
import { useImportTexts } from './importTexts';
import { LostImport, useImportRun } from './useImportRun';

type Run = ReturnType<typeof useImportRun>;

/** How browsers report CSV files' type: some systems know them as a spreadsheet's, and some as any text. */
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
  place: ImportPlace;
  maxBytes: number;
  /** The file's rows are stored, or some of them. */
  onStored(): void;
  /** All of it is. */
  onDone(): void;
}

/** A person's answers about a file where it isn't clear itself. */
interface Answers {
  readonly columns?: HeadChoice;
  readonly same?: SameChoice;
}

/** Sends a file to be stored. One that wasn't answered keeps its name: it is polled, and stopped, by that. */
const useSending = ({ definition, place }: Pick<Options, 'definition' | 'place'>, run: Run) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const unanswered = useRef<{ file: File; name: string } | undefined>(undefined);
  return async (file: File, { version, counts }: TriedImport, answers: Answers) => {
    const name = unanswered.current?.file === file ? unanswered.current.name : newKey();
    const options = { ...answers, version, onlyRight: counts.wrong > 0, run: name };
    unanswered.current = { file, name };
    try {
      const stored = await run.follow(
        () => provider.importFile(definition.name, place, file, options),
        name,
      );
      unanswered.current = undefined;
      return stored;
    } catch (error) {
      const isAnswered = !(error instanceof Unreachable || error instanceof LostImport);
      if (isAnswered) unanswered.current = undefined;
      throw error;
    }
  };
};

/** A place where a CSV file is dropped or chosen, which describes what is accepted. */
const useCsvDrop = (maxBytes: number, isDisabled: boolean, onFile: (file: File) => void) => {
  const translate = useTranslate();
  // To people they are all CSV.
  const limits = limitsText({ accept: ['text/csv'], maxBytes }, translate, useLocale());
  const drop = useFileDrop({
    limits: { accept: TYPES, maxBytes },
    isDisabled,
    refusalOf: (why) => translate(`kinds.upload.refused.${REFUSED[why]}`, { limits }),
    onFiles: ([chosen]) => chosen && onFile(chosen),
  });
  return { ...drop, limits };
};

/** One step of an import at a time, and why the last one failed. */
const useSteps = (lostText: (lost: LostImport) => string, onFailed: (error: unknown) => void) => {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const explain = (error: unknown): string => {
    if (error instanceof HttpError) return error.message;
    if (error instanceof LostImport) return lostText(error);
    console.error(error);
    const reason = error instanceof Unreachable ? error.reason : 'network';
    return translate(`views.unreachable.${reason}`);
  };
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    setOutcome('');
    try {
      await step();
    } catch (error) {
      onFailed(error);
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, problem, setProblem, outcome, setOutcome };
};

/** A file that is tried as soon as it is chosen, and stored once somebody confirms it. */
export const useImport = ({ definition, place, maxBytes, onStored, onDone }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { translate } = useImportTexts();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<TriedImport | null>(null);
  const [heads, setHeads] = useState<readonly FileHead[]>([]);
  const [answers, setAnswers] = useState<Answers>({});
  const run = useImportRun();
  const send = useSending({ definition, place }, run);
  const lostText = ({ progress: { phase, done, of } }: LostImport): string =>
    phase === 'judging' ? translate('lostJudging') : translate('lostStoring', { done, of });
  const steps = useSteps(lostText, (error) => setHeads(refusedHeads(error)));
  const { isBusy, problem, outcome } = steps;

  const check = (chosen: File, about: Answers) =>
    run.follow(async (name) => {
      const options = { ...about, run: name };
      const found = await provider.tryImport(definition.name, place, chosen, options);
      if (found.isStopped) steps.setOutcome(translate('stopped'));
      else setTried(found);
      setHeads(found.heads);
    });
  const choose = (chosen: File, about: Answers = {}) => {
    setFile(chosen);
    setTried(null);
    setHeads([]);
    setAnswers(about);
    return steps.run(() => check(chosen, about));
  };
  /** Stores what is right. What was changed meanwhile is shown instead, and what is left of it when its server ends. */
  const store = () =>
    steps.run(async () => {
      if (!file || !tried) return;
      try {
        const { message, isStopped } = await send(file, tried, answers);
        onStored();
        if (!isStopped) return onDone();
        setTried(null);
        steps.setOutcome(message);
      } catch (error) {
        const isLost = error instanceof LostImport && error.progress.phase === 'storing';
        if (isLost) onStored();
        else if (!(error instanceof Changed)) throw error;
        await check(file, answers);
        steps.setProblem(isLost ? lostText(error) : translate('changed'));
      }
    });
  const drop = useCsvDrop(maxBytes, isBusy, (chosen) => void choose(chosen));

  return {
    ...{ file, tried, heads, problem, isBusy, run, drop, store, answers },
    /** What became of a file that somebody stopped. */
    outcome,
    /** Tries the file again, by what is answered about it now. */
    retry: (more: Answers = {}) => (file ? choose(file, { ...answers, ...more }) : undefined),
  };
};
