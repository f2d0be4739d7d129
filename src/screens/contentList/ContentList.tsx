import { useGetList, useLocale, useTranslate } from 'react-admin';
import { contentList as en } from '../../../i18n/en/screens/contentList';
import { contentList as nl } from '../../../i18n/nl/screens/contentList';
import type { contentItems } from '../../../resources/websites/contentItems';
import { fillPath, isFile, type RecordOf, type Resource } from '../../../schemas';
import { pictureAddress } from '../../kinds/upload/aheadPictures';
import { useDefinition } from '../../routing/definitions';
import { filled, useTexts } from '../../ui/useTexts';
import { useHeldFile } from '../../uploads/formFiles';
import { LivePage } from '../../views/livePage/LivePage';
import { nameOfPage } from '../../views/livePage/nameOfPage';
import type { PictureProps } from '../../views/screenContexts';
import { listCss, listHtml } from './listHtml';
import { useDataPictures } from './useDataPictures';

type Item = RecordOf<typeof contentItems>;

const ITEMS = 'contentItems';

/** Most items that are shown. */
const MOST = 100;

const imageOf = ({ fields: { image } }: Resource) => (image && isFile(image) ? image : undefined);

/** The address of a record's picture; empty where it has none. */
const pictureOf = (definition: Resource, record: Readonly<Record<string, unknown>>): string => {
  const field = imageOf(definition);
  const value = String(record.image ?? '');
  return field && value ? pictureAddress(value, { field, record }) : '';
};

/** Where a record's picture is sent to. */
const pathOf = (definition: Resource, record: Readonly<Record<string, unknown>>): string =>
  fillPath(imageOf(definition)?.upload ?? '', record);

/** The items of a list in their order; of a list that has one item, that one. */
const useItems = ({ id, singleItemList }: PictureProps['record']) => {
  const { data = [] } = useGetList<Item>(
    ITEMS,
    {
      filter: { contentListId: id },
      sort: { field: 'order', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: id > 0, retry: false },
  );
  const active = data.filter((item) => item.active);
  return { items: singleItemList ? active.slice(0, 1) : active, left: data.length - active.length };
};

/** A list of content with its items as they would stand on a website, as the form and the items are now. */
const ContentList = ({ definition, record, isBare, isPast }: PictureProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const texts = useTexts({ en, nl });
  const { items, left } = useItems(record);
  const itemDefinition = useDefinition(ITEMS);
  const held = useHeldFile(pathOf(definition, record));
  const [picture = '', ...pictures] = useDataPictures([
    held ? (held.address ?? '') : pictureOf(definition, record),
    ...items.map((item) => pictureOf(itemDefinition, item)),
  ]);
  const title = String(record.title ?? '');
  const html = listHtml({
    title,
    description: String(record.description ?? ''),
    picture,
    items: items.map((item, index) => ({ ...item, picture: pictures[index] ?? '' })),
    readOn: texts.readOn,
  });
  const notes = [
    items.length === 0 && texts.empty,
    left > 0 && filled(texts.left, { count: left }),
    !record.active && texts.inactive,
    texts.caption,
  ];
  return (
    <LivePage
      name={nameOfPage(definition, record, isPast)}
      title={title || translate('views.picture')}
      page={{ html, css: listCss, javascript: '', language }}
      hasPhone
      isBare={isBare}
    >
      {notes.filter(Boolean).join(' ')}
    </LivePage>
  );
};

export default ContentList;
