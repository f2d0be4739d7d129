import { useTranslate } from 'react-admin';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';
import { SafeLink } from './SafeLink';

/** A link in its own line. */
export const LinkDisplay = ({ row }: DisplayProps) => {
  const translate = useTranslate();
  const url = textOption(row, 'url');
  return (
    <SafeLink url={url} isNewWindow={row.options.target === '_blank'}>
      {textOption(row, 'linkText') || url || translate('documents.types.link')}
    </SafeLink>
  );
};

export const linkRenderer = { tester: elementIs('link'), renderer: element(LinkDisplay) };
