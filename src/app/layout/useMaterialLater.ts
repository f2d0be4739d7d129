import { useEffect } from 'react';
import { startMaterial } from '../../ui/theme/material';

/**
 * Makes Material's theme once the frame around a page, with all that is drawn together with it, is on screen: two
 * frames after it was drawn. What stands around that frame is mounted a while before, when there is nothing to be seen.
 */
export const useMaterialLater = (): void => {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(startMaterial);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
};
