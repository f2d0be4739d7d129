import { useLocale, useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import { questions } from '../../../dataProvider/questions';
import { versionOf } from '../../../dataProvider/version';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useLabels } from '../../fields/labels';
import { changedParts } from '../conflicts/changedParts';
import { inWords } from '../conflicts/inWords';

/** Does something to a record as the person sees it: what somebody else changed meanwhile is shown first. */
export const useAsSeen = (definition: Resource) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useLabels(definition.name);

  const mayGoOn = async (seen: DataRecord, { by, at, present }: Conflict): Promise<boolean> => {
    const parts = changedParts(definition, [seen, present], labels);
    // Nothing that was on screen is another.
    if (parts.length === 0) return true;
    return questions.ask(
      translate(`views.conflict.${at === null ? 'goOn' : 'goOnAt'}`, {
        name: by ?? translate('views.conflict.somebody'),
        when: at === null ? '' : shownMoment(at, locale),
        fields: inWords(parts, translate),
      }),
    );
  };

  /**
   * @param send makes the call with the version that it names
   * @throws Conflict when the person would rather look first
   */
  return async <Answer>(
    record: DataRecord,
    send: (version: string | undefined) => Promise<Answer>,
  ): Promise<Answer> => {
    let seen = record;
    for (;;) {
      try {
        return await send(versionOf(seen));
      } catch (error) {
        if (!(error instanceof Conflict) || !(await mayGoOn(seen, error))) throw error;
        seen = error.present;
      }
    }
  };
};
