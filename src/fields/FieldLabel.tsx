import { useTranslate } from 'react-admin';
import look from './slot.module.css';

/**
 * Behind the label of what may be left empty. It is no part of the name: screen readers announce what is required. Where
 * the field is only read its room is kept, since a label may take a line more with it.
 */
export const OptionalMark = ({ isKept = false }: { isKept?: boolean }) => {
  const translate = useTranslate();
  return (
    <span
      aria-hidden="true"
      className={look.optional}
      style={isKept ? { visibility: 'hidden' } : undefined}
      data-word={translate('kinds.optional')}
    />
  );
};

/** A label, with the mark of what may be left empty. */
export const FieldLabel = ({ label, isOptional }: { label: string; isOptional?: boolean }) => (
  <>
    {label}
    {isOptional && <OptionalMark />}
  </>
);
