import { useLocale, useTranslate } from 'react-admin';
import { websitePage as en } from '../../../i18n/en/screens/websitePage';
import { websitePage as nl } from '../../../i18n/nl/screens/websitePage';
import type { pages } from '../../../resources/websites/pages';
import { languageCode, type RecordOf } from '../../../schemas';
import { languageName } from '../../fields/labels';
import { useLanguagesOf } from '../../kinds/perLanguage/useLanguages';
import { filled, useTexts } from '../../ui/useTexts';
import { LivePage } from '../../views/livePage/LivePage';
import type { PictureProps } from '../../views/screenContexts';
import { composePage, type PageTexts } from './composePage';
import { useTemplate } from './useTemplate';

const NO_TEXTS: PageTexts = {
  pageTitle: '',
  url: '',
  metaDescription: '',
  metaKeywords: '',
  headCustom: '',
  elements: [],
};

/** A page of a website as visitors will see it, in the language that is open in the form. */
const WebsitePage = ({ definition, record, language: open, isBare }: PictureProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useTexts({ en, nl });
  const { websiteId, templateId, languages, name } = record as unknown as RecordOf<typeof pages>;
  const offered = useLanguagesOf('websites', websiteId, 'languages') ?? Object.keys(languages);
  const language = offered.find((one) => one === open) ?? offered[0] ?? '';
  const { template, isRefused } = useTemplate(templateId);
  const { html, missing, unused } = composePage(template.html, {
    ...NO_TEXTS,
    ...languages[language],
  });
  const { css, javascript } = template;
  const told = [
    language && filled(texts.shown, { language: languageName(language, translate) }),
    templateId === null && texts.noTemplate,
    isRefused && texts.refused,
    missing.length > 0 && filled(texts.missing, { keys: missing.join(', ') }),
    unused.length > 0 && filled(texts.unused, { keys: unused.join(', ') }),
    texts.caption,
  ];
  return (
    <LivePage
      name={`${definition.name}.${record.id || 'add'}`}
      title={languages[language]?.pageTitle || name || translate('views.picture')}
      page={{ html, css, javascript, language: languageCode(language).toLowerCase() || locale }}
      isBare={isBare}
    >
      {told.filter(Boolean).join(' ')}
    </LivePage>
  );
};

export default WebsitePage;
