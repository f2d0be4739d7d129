import { type MouseEventHandler, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStableCallback } from '../ui/useStableCallback';

/** React's, or the browser's own. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** A click that the browser answers itself: in another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Follows a link inside the app. The function stays the same, whatever the address is. */
const useFollow = (): ((event: Click, link: Element) => void) => {
  const navigate = useNavigate();
  return useStableCallback((event, link) => {
    const to = link.getAttribute('href');
    if (to === null || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: to === `${pathname}${search}${hash}` });
  });
};

/**
 * What a plain `<a href>` needs to stay inside the app. React-router's own links are all drawn again with each
 * change of the address; the handler stays the same, so that many links cost nothing then.
 */
export const useFollowLink = (): MouseEventHandler<HTMLAnchorElement> => {
  const follow = useFollow();
  return useCallback((event) => follow(event, event.currentTarget), [follow]);
};

/** The same for all links to pages (`PageLink`), whoever draws them. */
export const useFollowLinks = (): void => {
  const follow = useFollow();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-page]');
      if (link) follow(event, link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [follow]);
};
