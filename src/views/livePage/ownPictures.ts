import { addressOf } from '../../../dataProvider/http';
import { dataPicture } from './dataPicture';
import type { WrittenPage } from './sandboxDocument';

/** The greatest width of a picture in a page, in pixels of a sharp screen. */
const WIDTH = 1280;

/** Pictures by their addresses, each read once; empty where one can't be. */
export type Pictures = Map<string, Promise<string>>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file of the media library, as HTML, CSS and scripts write its address. */
const ownAddress = (): RegExp => {
  const { origin, pathname } = new URL(addressOf('media/files'), window.location.origin);
  return new RegExp(
    `(?<![\\w./:-])(?:${escaped(origin)})?${escaped(pathname)}\\?[^\\s"'\`<>()\\\\]+`,
    'g',
  );
};

/** The address that is meant, where HTML writes it. */
const meant = (address: string): string => address.replaceAll('&amp;', '&');

const withPictures = async (text: string, pictures: Pictures): Promise<string> => {
  const read = new Map<string, string>();
  for (const [address] of text.matchAll(ownAddress())) {
    const known = pictures.get(address) ?? dataPicture(meant(address), WIDTH).catch(() => '');
    pictures.set(address, known);
    read.set(address, await known);
  }
  return text.replace(ownAddress(), (address) => read.get(address) || address);
};

/**
 * The page with the pictures of the media library within it: the frame that shows it has no session to ask for them
 * with.
 *
 * @param pictures what has been read before, to which is added
 */
export const withOwnPictures = async (
  page: WrittenPage,
  pictures: Pictures,
): Promise<WrittenPage> => ({
  ...page,
  html: await withPictures(page.html, pictures),
  css: await withPictures(page.css, pictures),
  javascript: await withPictures(page.javascript, pictures),
});
