import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type AnyFields, checkValue, isRequired, isShown } from '../../schemas';
import { NestedShow } from './NestedShow';
import { nestedView } from './nestedView';
import { useProblemText } from './useProblemText';

interface Props {
  /** Prefix of the inputs' ids. */
  id: string;
  fields: AnyFields;
  values: Readonly<Record<string, unknown>>;
  onChange(values: Record<string, unknown>): void;
  onBlur(): void;
  /** Whether a check has failed, so that each wrong field says what is wrong with it. */
  hasFailed: boolean;
  /** What messages may name beside what the problem itself does. */
  params?: Readonly<Record<string, string>>;
  isDisabled?: boolean;
  /** Prefix of the fields' labels. */
  scope: string;
  resource: string;
}

/** The inputs of fields that stand inside another field. */
export const NestedInputs = ({ id, fields, values, scope, resource, ...props }: Props) => {
  const translate = useTranslate();
  const textOf = useProblemText(resource);
  const record = { ...values };
  const shown = Object.entries(fields).filter(
    ([, field]) => !field.derived && isShown(field, record),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {shown.map(([name, field]) => {
        const { Input, isBlock } = nestedView(field);
        const problem = props.hasFailed ? checkValue(values[name], field, values) : undefined;
        const context = { name, field, scope, resource, record, value: values[name] };
        return (
          <Box key={name} sx={{ minWidth: 0, gridColumn: isBlock ? '1 / -1' : undefined }}>
            {field.readOnly ? (
              <NestedShow {...context} />
            ) : (
              <Input
                {...context}
                id={`${id}-${name}`}
                label={translate(`${scope}.fields.${name}`)}
                help={translate(`${scope}.help.${name}`, { _: '' })}
                error={
                  problem && textOf({ ...problem, params: { ...props.params, ...problem.params } })
                }
                onChange={(value) => props.onChange({ ...values, [name]: value })}
                onBlur={props.onBlur}
                isRequired={isRequired(field, 'create')}
                isDisabled={props.isDisabled}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
