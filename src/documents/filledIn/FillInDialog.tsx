import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Form } from '../../../dataProvider/calls/documents';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { DraftBar } from '../../views/draft/DraftBar';
import { DocumentForm } from '../DocumentForm';
import { rowTitle } from '../rowTitle';
import type { FilledIn } from './held';
import { useFillIn } from './useFillIn';
import { byRow, rowOfDraft, useFillInDraft } from './useFillInDraft';

interface Props {
  form: Form;
  /** What is changed; `null` for a new one. */
  item: FilledIn | null;
  /** Where it is filled in, for what is typed and not stored yet. */
  place: readonly (string | number)[];
  /** Of the document, for the values that are offered. */
  language: string;
  isReadOnly: boolean;
  store(values: Readonly<Record<number, unknown>>): Promise<void>;
  onClose(): void;
}

/** A document as a form over the list: filled in, checked row by row, and stored. */
export const FillInDialog = ({ form, item, language, ...props }: Props) => {
  const { isReadOnly, store, onClose } = props;
  const translate = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const fillIn = useFillIn({
    form,
    item,
    store,
    onStored: () => {
      draft.drop();
      onClose();
    },
  });
  const { tries, isBusy, isDirty, save, values, setValues } = fillIn;
  const draft = useFillInDraft({ form, place: props.place, before: fillIn.before, values });
  const titleOfDraft = (name: string) => {
    const row = form.rows.find(({ id }) => id === rowOfDraft(name));
    return row ? rowTitle(row, translate) : '';
  };
  const titleKey = isReadOnly ? '' : item ? 'editTitle' : 'addTitle';

  useEffect(() => {
    if (tries > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  return (
    <FormDialog
      title={titleKey ? translate(`documentList.${titleKey}`, { title: form.title }) : form.title}
      isDirty={isDirty && !isReadOnly}
      isBusy={isBusy}
      keepsDraft
      onSave={isReadOnly ? undefined : save}
      onClose={onClose}
      maxWidth="md"
      isFullScreen={isNarrow}
      contentRef={content}
    >
      {!isReadOnly && (
        <DraftBar
          draft={draft}
          labelScope={{ field: titleOfDraft }}
          onRestore={(kept) => setValues({ ...values, ...byRow(kept) })}
        />
      )}
      <SaveFailure failure={fillIn.failure} onRetry={save} />
      <DocumentForm
        rows={form.rows}
        values={values}
        onChange={setValues}
        problems={fillIn.problems}
        isReadOnly={isReadOnly || isBusy}
        language={language}
        onSubmit={isReadOnly ? undefined : save}
      />
    </FormDialog>
  );
};
