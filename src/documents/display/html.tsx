import { CleanHtml } from '../../kinds/richText/CleanHtml';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';

/** Formatted text, cleaned. */
export const HtmlDisplay = ({ row }: DisplayProps) => <CleanHtml html={textOption(row, 'html')} />;

export const htmlRenderer = { tester: elementIs('html'), renderer: element(HtmlDisplay) };
