import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useBuilder } from './BuilderContext';
import { nameOfRow } from './rows/titles';

/** Announces what was done to those who don't see it. */
export const LiveRegion = () => {
  const translate = useTranslate();
  const announcement = useBuilder((state) => state.announcement);
  const place = useBuilder(({ keys, selected }) => keys.indexOf(selected ?? 0) + 1);
  const total = useBuilder(({ keys }) => keys.length);
  const textOf = () => {
    if (!announcement) return '';
    const { act, way, row } = announcement;
    const title = row ? nameOfRow(row, translate) : '';
    return way === 'done'
      ? translate(`documentBuilder.announced.${act}`, { title, place, total })
      : translate(`documentBuilder.announced.${way}`, {
          act: translate(`documentBuilder.acts.${act}`),
        });
  };
  return (
    <div role="status">
      <VisuallyHidden>{textOf()}</VisuallyHidden>
    </div>
  );
};
