import { CleanHtml } from '../../kinds/richText/CleanHtml';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { LookProps } from './LookProps';

/** Formatted text, cleaned. */
export const HtmlLook = ({ row }: LookProps) => <CleanHtml html={textOption(row, 'html')} />;

export const htmlRenderer = { tester: elementIs('html'), renderer: element(HtmlLook) };
