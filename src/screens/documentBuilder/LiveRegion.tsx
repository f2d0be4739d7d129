import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useBuilder } from './BuilderContext';
import { nameOfRow } from './rows/titles';

/** Tells those who don't see it what was done. */
export const LiveRegion = () => {
  const translate = useTranslate();
  const said = useBuilder((state) => state.said);
  const place = useBuilder(({ keys, selected }) => keys.indexOf(selected ?? 0) + 1);
  const total = useBuilder(({ keys }) => keys.length);
  const textOf = () => {
    if (!said) return '';
    const { act, way, row } = said;
    const title = row ? nameOfRow(row, translate) : '';
    return way === 'done'
      ? translate(`documentBuilder.said.${act}`, { title, place, total })
      : translate(`documentBuilder.said.${way}`, { act: translate(`documentBuilder.acts.${act}`) });
  };
  return (
    <div role="status">
      <VisuallyHidden>{textOf()}</VisuallyHidden>
    </div>
  );
};
