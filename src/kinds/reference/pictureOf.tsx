import type { ReactNode } from 'react';
import { isBlank, type Resource } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { unlabelled } from '../../fields/labels';

/** The picture of a record that is offered; it adds nothing to the title for those who don't see it. */
export const pictureOf = (
  { name, fields, thumbnail }: Resource,
  record: Readonly<Record<string, unknown>>,
): ReactNode => {
  if (thumbnail === undefined || isBlank(record[thumbnail])) return undefined;
  return (
    <FieldScope fields={fields} labelScope={unlabelled} resource={name} record={record}>
      <span aria-hidden="true" style={{ flexShrink: 0, marginInlineEnd: 12 }}>
        <FieldShow name={thumbnail} isCell />
      </span>
    </FieldScope>
  );
};
