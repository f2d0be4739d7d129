import { type DataRecord, isBlank, type LinkSpec } from '../../../../schemas';
import { useDefinition } from '../../../routing/definitions';
import { initialsOf } from '../../../session/personName';
import { RecordPicture } from '../../RecordPicture';
import look from './link.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands before a linked row: its picture, or the initials of a person. */
export const LinkedSign = ({ spec, row }: { spec: LinkSpec; row: DataRecord }) => {
  const definition = useDefinition(spec.to);
  const { thumbnail } = definition;
  if (thumbnail !== undefined && !isBlank(row[thumbnail]))
    return <RecordPicture definition={definition} record={row} />;
  if (!spec.columns.includes('lastName')) return null;
  const { firstName, lastName, email } = row;
  const person = { firstName: textOf(firstName), insertions: '', lastName: textOf(lastName) };
  return (
    <span aria-hidden="true" className={look.initials}>
      {initialsOf({ ...person, email: textOf(email) })}
    </span>
  );
};
