import { useTranslate } from 'react-admin';
import { type DataRecord, isBlank, isKind, PUBLICATION, type Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { ToneChip } from '../../ui/ToneChip';
import type { Values } from '../form/formTypes';
import { Publication } from './Publication';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
}

/** How a record stands, as a word in its tone; nothing where its definition names no state, or it has none. */
export const StateChip = ({ definition, record }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { state } = definition.face;
  if (state === PUBLICATION) return <Publication definition={definition} record={record} />;
  const field = state === undefined ? undefined : fieldsOf(definition)[state];
  if (state === undefined || !field) return null;
  const { [state]: value }: Values = record;
  if (isKind(field, 'flag'))
    return value === true ? (
      <ToneChip tone="success" label={labels.field(state)} />
    ) : (
      <ToneChip
        tone="default"
        label={translate('views.not', { name: inSentence(labels.field(state)) })}
      />
    );
  if (isBlank(value) || !isKind(field, 'choice')) return null;
  const code = value as string | number;
  const tone = field.tones?.[code] ?? 'default';
  return <ToneChip tone={tone} label={labels.code(state, code, field.labels)} />;
};
