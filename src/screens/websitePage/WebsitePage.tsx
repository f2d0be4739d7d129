import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { websitePage as en } from '../../../i18n/en/screens/websitePage';
import { websitePage as nl } from '../../../i18n/nl/screens/websitePage';
import type { pages } from '../../../resources/websites/pages';
import { languageCode, type RecordOf } from '../../../schemas';
import { languageName } from '../../fields/labels';
import { blockOf } from '../../kinds/perLanguage/blocks';
import { useLanguagesOf } from '../../kinds/perLanguage/useLanguages';
import { filled, useTexts } from '../../ui/useTexts';
import { EnterValuesContext } from '../../views/enterValues';
import { LivePage } from '../../views/livePage/LivePage';
import { nameOfPage } from '../../views/livePage/nameOfPage';
import type { PictureProps } from '../../views/screenContexts';
import { composePage, type PageTexts } from './composePage';
import { useTemplate } from './useTemplate';
import { textsOf, withMissing } from './withMissing';

const NO_TEXTS: PageTexts = {
  pageTitle: '',
  url: '',
  metaDescription: '',
  metaKeywords: '',
  headCustom: '',
  elements: [],
};

/** A page of a website as visitors will see it, in the language that is open in the form. */
const WebsitePage = ({ definition, record, language: open, isBare, isPast }: PictureProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useTexts({ en, nl });
  const enter = use(EnterValuesContext);
  const { websiteId, templateId, languages, name } = record as unknown as RecordOf<typeof pages>;
  const offered = useLanguagesOf('websites', websiteId, 'languages') ?? Object.keys(languages);
  const language = offered.find((one) => one === open) ?? offered[0] ?? '';
  const { template, isRefused } = useTemplate(templateId);
  const field = textsOf(definition);
  const { html, missing, unused } = composePage(template.html, {
    ...NO_TEXTS,
    // Blocks that stand in another language alone are there in this one, empty.
    ...(field && blockOf(field, languages, language)),
  });
  const { css, javascript } = template;
  const notes = [
    language && filled(texts.shown, { language: languageName(language, translate) }),
    templateId === null && texts.noTemplate,
    isRefused && texts.refused,
    unused.length > 0 && filled(texts.unused, { keys: unused.join(', ') }),
    texts.caption,
  ];
  return (
    <LivePage
      name={nameOfPage(definition, record, isPast)}
      title={languages[language]?.pageTitle || name || translate('views.picture')}
      page={{ html, css, javascript, language: languageCode(language).toLowerCase() || locale }}
      hasPhone
      isBare={isBare}
    >
      {notes.filter(Boolean).join(' ')}
      {missing.length > 0 && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            field &&
            enter && (
              <Button
                color="inherit"
                size="small"
                onClick={() =>
                  enter({ languages: withMissing(field, languages, language, missing) })
                }
              >
                {texts.add}
              </Button>
            )
          }
        >
          {filled(texts.missing, { keys: missing.join(', ') })}
        </Alert>
      )}
    </LivePage>
  );
};

export default WebsitePage;
