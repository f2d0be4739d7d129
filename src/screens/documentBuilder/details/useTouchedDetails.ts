import { useEffect, useEffectEvent } from 'react';
import type { DataRecord } from '../../../../schemas';
import { conflictQuestions, type Side } from '../../../views/conflicts/conflictQuestions';
import type { ScreenProps } from '../../../views/screenContexts';
import { useBuilder, useSurroundings } from '../BuilderContext';
import type { Touched } from '../storing/refusal';

/**
 * Asks whose change of each detail is saved, where somebody else changed the same. Nothing of the details is stored
 * before that is answered.
 *
 * @returns asks once more; `undefined` where there is nothing to ask
 */
export const useTouchedDetails = ({ definition, record }: ScreenProps) => {
  const { store } = useSurroundings();
  const touched = useBuilder(({ storing }) => storing.refusals.get('details/0')?.elsewhere);
  const ask = async ({ by, at, details: touching }: Touched): Promise<void> => {
    const { history, storing } = store.get();
    const sides: Readonly<Record<Side, DataRecord>> = {
      mine: { ...record, ...history.details },
      theirs: { ...record, ...storing.details },
    };
    const { fields } = definition;
    const choices = await conflictQuestions.ask({
      ...{ definition, fields, touching, by, at },
      ...sides,
    });
    if (!choices) return;
    for (const name of touching)
      if (choices[name] === 'theirs') store.patchDetails(name, sides.theirs[name]);
    store.retry();
  };
  // The record is read again now and then, which is no reason to ask again.
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (touched) void askOnce(touched);
  }, [touched]);
  return touched && (() => void ask(touched));
};
