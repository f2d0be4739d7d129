import {
  type CoreActions,
  type JsonFormsI18nState,
  type JsonFormsRendererRegistryEntry,
  type UISchemaElement,
  UPDATE_DATA,
} from '@jsonforms/core';
import { JsonFormsContext, JsonFormsDispatch } from '@jsonforms/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { JsonSchema, UiElement } from '../../schemas/documents';
import { changeAt } from './changeAt';

type Data = Readonly<Record<string, unknown>>;

interface Props {
  schema: JsonSchema;
  uischema: UiElement;
  data: Data;
  onChange(data: Data): void;
  renderers: JsonFormsRendererRegistryEntry[];
  i18n: JsonFormsI18nState;
  /** Translated messages by the path of what they are about: `title`, `items.2.link`. */
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
}

// The same objects each time, or every control is drawn again with every key.
const fixed = { cells: [], config: { showUnfocusedDescription: true } };

const asErrors = (problems: Props['problems']) =>
  Object.entries(problems).map(([path, message]) => ({
    instancePath: `/${path.replaceAll('.', '/')}`,
    message,
    keyword: 'check',
    schemaPath: '',
    params: {},
    parentSchema: {},
  }));

/**
 * JSON Forms around values that someone else holds. Its own provider keeps a copy of the values and
 * reports changes a moment later, so that a key pressed meanwhile can be lost; this one has none. It
 * also compiles no schema, which the server's content security policy forbids.
 */
export const FormState = ({
  schema,
  uischema,
  data,
  onChange,
  renderers,
  i18n,
  ...props
}: Props) => {
  const { problems, isReadOnly } = props;
  const core = useMemo(
    () => ({
      data,
      schema,
      uischema: uischema as UISchemaElement,
      errors: [],
      additionalErrors: asErrors(problems),
      validationMode: 'NoValidation' as const,
    }),
    [data, schema, uischema, problems],
  );
  const latest = useRef({ data, onChange });
  useLayoutEffect(() => {
    latest.current = { data, onChange };
  }, [data, onChange]);
  const dispatch = useCallback((action: CoreActions) => {
    if (action.type !== UPDATE_DATA) return;
    const { data: before, onChange: change } = latest.current;
    change(changeAt(before, action.path.split('.'), action.updater) as Data);
  }, []);
  const context = useMemo(
    () => ({ ...fixed, core, dispatch, renderers, i18n, readonly: isReadOnly }),
    [core, dispatch, renderers, i18n, isReadOnly],
  );
  return (
    <JsonFormsContext.Provider value={context}>
      <JsonFormsDispatch />
    </JsonFormsContext.Provider>
  );
};
