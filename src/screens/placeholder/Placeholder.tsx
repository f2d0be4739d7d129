import { useTranslate } from 'react-admin';
import { useLabels } from '../../fields/labels';
import { PageMessage } from '../../routing/pages/PageMessage';
import { icons } from '../../ui/icons';
import type { PageProps } from '../../views/screenContexts';

/** Keeps the place of a page that is yet to come. */
const Placeholder = ({ definition: { name, menu } }: PageProps) => {
  const translate = useTranslate();
  return (
    <PageMessage
      Icon={icons[menu ? menu.icon : 'list']}
      title={useLabels(name).several()}
      text={translate('pages.comingSoon')}
    />
  );
};

export default Placeholder;
