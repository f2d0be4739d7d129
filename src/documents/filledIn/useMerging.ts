import { useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import type { Form } from '../../../dataProvider/calls/documents';
import { questions } from '../../../dataProvider/questions';
import { inWords } from '../../views/conflicts/inWords';
import { rowTitle } from '../rowTitle';
import { type FilledIn, filledInOf } from './held';
import { mergeFilledIn } from './mergeFilledIn';

type ByRow = Readonly<Record<number, unknown>>;

/** Sends a filled-in document. @throws Conflict when it isn't as it was seen any more */
export type SendFilledIn = (values: ByRow, seen: FilledIn | null) => Promise<unknown>;

/** Brings a filled-in document through that somebody else may have changed: merged, or asked where both did. */
export const useMerging = () => {
  const translate = useTranslate();

  const mayReplace = (form: Form, touching: readonly number[], { by }: Conflict) => {
    const rows = form.rows.filter(({ id }) => touching.includes(id));
    return questions.ask(
      translate('documentList.changedToo', {
        name: by ?? translate('views.conflict.somebody'),
        rows: inWords(
          rows.map((row) => rowTitle(row, translate)),
          translate,
        ),
      }),
    );
  };

  /** @throws Conflict when the person would rather go on typing */
  return async (form: Form, item: FilledIn | null, values: ByRow, send: SendFilledIn) => {
    let [seen, mine] = [item, values];
    for (;;) {
      try {
        await send(mine, seen);
        return;
      } catch (error) {
        if (!(error instanceof Conflict) || !seen) throw error;
        const theirs = filledInOf(error.present);
        const sides = { base: seen.values, mine, theirs: theirs.values };
        const { values: merged, touching } = mergeFilledIn(sides);
        if (touching.length > 0 && !(await mayReplace(form, touching, error))) throw error;
        seen = theirs;
        mine = merged;
      }
    }
  };
};
