import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { OptionsOf, ValueOf } from '../../fields/KindTypes';
import type { FieldContext } from '../../fields/KindView';
import { useAttempt } from '../../ui/useAttempt';

type Value = ValueOf<'perLanguage'>;

interface Options extends Pick<FieldContext, 'resource' | 'record'> {
  spec: NonNullable<OptionsOf<'perLanguage'>['translate']>;
  value: Value;
  onChange(value: Value): void;
}

const isOn = (flag: unknown): boolean => flag === 1 || flag === true || flag === '1';

const isBlock = (block: unknown): block is Record<string, unknown> =>
  typeof block === 'object' && block !== null;

/** The texts of a language that may be written over: those that came, and of fields that were asked for. */
const writtenOver = (block: unknown, fields: readonly string[]) =>
  isBlock(block)
    ? Object.fromEntries(
        fields
          .filter((field) => typeof block[field] === 'string')
          .map((field) => [field, block[field]]),
      )
    : {};

/** Whether texts can be translated, and the call that does it; the form alone is filled. */
export const useTranslation = ({ spec, resource, record, value, onChange }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt } = useAttempt();
  const [done, setDone] = useState<readonly string[] | null>(null);
  // What is typed while the translation is under way is kept.
  const latest = useRef(value);
  latest.current = value;
  const isStored = record.id !== undefined;
  const { data } = useQuery({
    queryKey: [resource, 'languages', spec.languagesFn, record.id],
    queryFn: async ({ signal }) => {
      const call = { fn: spec.languagesFn };
      const options = { isRead: true, isQuiet: true, signal };
      return (await provider.call(resource, call, record, options)).body;
    },
    enabled: isStored,
    retry: false,
  });
  const languages = Array.isArray(data?.languages) ? data.languages.map(String) : [];
  const targets = Object.keys(value).filter((language) => languages.includes(language));

  const translateFrom = (from: string) => {
    setDone(null);
    return attempt(async () => {
      const texts = Object.fromEntries(
        spec.fields.map((field) => [field, latest.current[from]?.[field] ?? '']),
      );
      const { body } = await provider.call(resource, { fn: spec.fn }, record, {
        args: { ...texts, fromLanguage: from },
      });
      const translations: Record<string, unknown> = isBlock(body.translations)
        ? body.translations
        : {};
      const written = targets.filter((target) => target !== from && isBlock(translations[target]));
      onChange({
        ...latest.current,
        ...Object.fromEntries(
          written.map((target) => [
            target,
            { ...latest.current[target], ...writtenOver(translations[target], spec.fields) },
          ]),
        ),
      });
      setDone(written);
    });
  };

  const isAvailable = data === undefined ? undefined : isOn(data[spec.availableIn]);
  return { state: { isBusy, done, targets, isAvailable }, failure, translateFrom, isStored };
};
