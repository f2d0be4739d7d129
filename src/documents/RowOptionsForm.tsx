import type { JsonFormsI18nState, Translator } from '@jsonforms/core';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  checkOptions,
  type DocumentRow,
  optionsForm,
  type RowType,
  rowTypeOf,
} from '../../schemas/documents';
import { DocumentContext } from './DocumentContext';
import { FormState } from './FormState';
import { optionRenderers } from './optionRenderers';
import { OptionsBox } from './options/OptionsBox';
import { problemTexts } from './problemTexts';
import './texts';

export interface RowOptionsPatch {
  /** The options that changed, and no other. */
  options?: Readonly<Record<string, unknown>>;
  mediaId?: number | null;
}

export interface RowOptionsFormProps {
  row: DocumentRow;
  onChange(patch: RowOptionsPatch): void;
  /** Translated messages by option, as `checkOptions` names them; without it what that finds. */
  problems?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  /** Of the document. */
  language?: string;
}

type Data = Readonly<Record<string, unknown>>;

/** The number of an item, from 1, in a path such as `items.0.text`. */
const itemNumber = (path = ''): number => Number(/\.(\d+)\./.exec(path)?.[1] ?? -1) + 1;

/** Texts of options: the row type's own where it has one, or the one that all types share. */
const useOptionTexts = (type: RowType | undefined): JsonFormsI18nState => {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => {
    const texts = (id: string, fallback?: string, context?: { path?: string }) => {
      if (id.includes('.error.')) return fallback;
      if (!/\.(label|description)$/.test(id)) return translate(`documents.values.${id}`);
      const params = { number: itemNumber(context?.path) };
      const shared = translate(`documents.options.${id}`, { ...params, _: '' });
      return translate(`documents.own.${type?.name}.${id}`, { ...params, _: shared }) || undefined;
    };
    return {
      locale,
      translate: texts as Translator,
      translateError: ({ message = '' }) => message,
    };
  }, [locale, translate, type]);
};

const patchOf = (before: Data, after: Data): RowOptionsPatch => {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  const { mediaId, ...options } = Object.fromEntries(changed);
  return {
    ...(Object.keys(options).length > 0 && { options }),
    ...(mediaId !== undefined && { mediaId: typeof mediaId === 'number' ? mediaId : null }),
  };
};

/** Edits the options of a row, and the file that it shows. */
export const RowOptionsForm = ({ row, onChange, problems, ...props }: RowOptionsFormProps) => {
  const { isReadOnly = false, language } = props;
  const translate = useTranslate();
  const type = rowTypeOf(row.type);
  const form = useMemo(() => type && optionsForm(type), [type]);
  const data = useMemo(() => ({ ...row.options, mediaId: row.mediaId }), [row]);
  const found = useMemo(
    () => problems ?? problemTexts(checkOptions(row), translate),
    [problems, row, translate],
  );
  const surroundings = useMemo(() => ({ language }), [language]);
  const i18n = useOptionTexts(type);
  if (!form) return null;
  return (
    <DocumentContext value={surroundings}>
      <OptionsBox>
        <FormState
          // Nothing half-typed goes over to another row.
          key={row.id}
          {...form}
          data={data}
          onChange={(next) => onChange(patchOf(data, next))}
          renderers={optionRenderers}
          i18n={i18n}
          problems={found}
          isReadOnly={isReadOnly}
        />
      </OptionsBox>
    </DocumentContext>
  );
};
