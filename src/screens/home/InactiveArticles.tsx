import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isAllowed } from '../../../dataProvider/session';
import { WIDGETS } from '../../../schemas/routing/homeCalls';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { Widget } from '../../ui/Widget';
import type { Article } from './ArticleLink';
import { ArticleRows } from './ArticleRows';
import { useWidget } from './useWidget';

/** Articles that are off, each with a button that puts it on sale again. */
export const InactiveArticles = () => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<Article | null>(null);
  const { data = [], isPending, error, refetch } = useWidget('inactiveArticles');

  const activate = (article: Article) => {
    setChosen(article);
    return attempt(async () => {
      await provider.post(WIDGETS, { function: 'activateArticle', articleId: article.id });
      await client.invalidateQueries({ queryKey: ['widgets'] });
    });
  };

  return (
    <Widget
      title={translate('home.inactive.title')}
      isLoading={isPending}
      error={error}
      onRetry={refetch}
    >
      <SaveFailure failure={failure} onRetry={() => chosen && activate(chosen)} />
      <ArticleRows
        rows={data}
        end={(article) =>
          isAllowed('webshop', 'update') && (
            <Button
              size="small"
              disabled={isBusy}
              loading={isBusy && chosen?.id === article.id}
              aria-label={translate('home.inactive.activateNamed', { name: article.name })}
              onClick={() => activate(article)}
            >
              {translate('home.inactive.activate')}
            </Button>
          )
        }
      />
    </Widget>
  );
};
