import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '../../../../schemas';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import button from '../../../ui/optimisations/button.module.css';
import look from '../tabs.module.css';
import { SaveView } from './LazySaveView';
import { useChangeViews, type View } from './useViews';
import { addressOf, queryIn } from './viewAddress';

interface Props {
  definition: Resource;
  view: View;
  maySetForAll: boolean;
}

/** That a list is no longer shown as its view has it, and what becomes of that. */
export const ChangedView = ({ definition, view, maySetForAll }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { change } = useChangeViews(definition);
  const { isBusy, attempt } = useAttempt('toast');
  const [isNaming, setNaming] = useState(false);
  const { name } = view;
  const query = queryIn(definition, search);
  const save = () =>
    attempt(async () => {
      await change(view.id, { query });
    });
  const small = `${button.text} ${look.small}`;
  return (
    <>
      <span className={look.changed}>{translate('listViews.changed')}</span>
      {(!view.isShared || maySetForAll) && (
        <button
          type="button"
          className={small}
          disabled={isBusy}
          aria-label={translate('listViews.saveNamed', { name })}
          onClick={save}
        >
          {translate('listViews.save')}
        </button>
      )}
      <button type="button" className={small} onClick={() => setNaming(true)}>
        {translate('listViews.saveAs')}
      </button>
      <button
        type="button"
        className={small}
        aria-label={translate('listViews.revertNamed', { name })}
        onClick={() => navigate({ search: addressOf(view) })}
      >
        {translate('listViews.revert')}
      </button>
      {isNaming && (
        <SaveView definition={definition} query={query} onClose={() => setNaming(false)} />
      )}
    </>
  );
};
