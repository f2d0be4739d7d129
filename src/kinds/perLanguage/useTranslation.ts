import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useLatest } from '../../ui/useLatest';

type Value = ValueOf<'perLanguage'>;

interface Options extends Pick<FieldContext, 'resource' | 'record'> {
  spec: NonNullable<OptionsOf<'perLanguage'>['translate']>;
  value: Value;
  onChange(value: Value): void;
}

/** Whether texts can be translated, and the call that does it; only the form is filled. */
export const useTranslation = ({ spec, resource, record, value, onChange }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt } = useAttempt();
  const [done, setDone] = useState<readonly string[] | null>(null);
  // What is typed while the translation is under way is kept.
  const latest = useLatest(value);
  const of = { record, spec };
  const { data } = useQuery({
    queryKey: [resource, 'languages', spec.available.fn, record.id],
    queryFn: ({ signal }) => provider.getTranslatable(resource, of, signal),
    retry: false,
  });
  // As the hint stays in most cases: it comes in the lines that it keeps.
  const targets = Object.keys(value).filter(
    (language) => data?.languages.includes(language) ?? true,
  );

  const translateFrom = (from: string) => {
    setDone(null);
    return attempt(async () => {
      const texts = Object.fromEntries(
        spec.fields.map((field) => [field, String(latest.current[from]?.[field] ?? '')]),
      );
      const translations = await provider.translate(resource, of, from, texts);
      const written = targets.filter((target) => target !== from && target in translations);
      const blocks = written.map((target) => [
        target,
        { ...latest.current[target], ...translations[target] },
      ]);
      onChange({ ...latest.current, ...Object.fromEntries(blocks) });
      setDone(written);
    });
  };

  return {
    state: { isBusy, done, targets, isAvailable: data?.isAvailable },
    failure,
    translateFrom,
  };
};
