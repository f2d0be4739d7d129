import { useLocale, useTranslate } from 'react-admin';
import { websiteTemplate as en } from '../../../i18n/en/screens/websiteTemplate';
import { websiteTemplate as nl } from '../../../i18n/nl/screens/websiteTemplate';
import type { templates } from '../../../resources/websites/templates';
import type { RecordOf } from '../../../schemas';
import { useTexts } from '../../ui/useTexts';
import { LivePage } from '../../views/livePage/LivePage';
import { nameOfPage } from '../../views/livePage/nameOfPage';
import { useAssets } from '../../views/livePage/useAssets';
import type { PictureProps } from '../../views/screenContexts';

/** A template with the styles and scripts of its assets. What each page puts into it stands there as its place. */
const WebsiteTemplate = ({ definition, record, isBare, isPast }: PictureProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const texts = useTexts({ en, nl });
  const { name, template, assignedAssets } = record as unknown as RecordOf<typeof templates>;
  const { css, javascript, isRefused } = useAssets(assignedAssets);
  return (
    <LivePage
      name={nameOfPage(definition, record, isPast)}
      title={name || translate('views.picture')}
      page={{ html: template ?? '', css, javascript, language }}
      hasPhone
      isBare={isBare}
    >
      {isRefused && texts.refused} {texts.caption}
    </LivePage>
  );
};

export default WebsiteTemplate;
