import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import button from '../optimisations/button.module.css';
import look from './notLoaded.module.css';

interface Props {
  onRetry(): void;
  /** Without it there is no going on before the dialog is there. */
  onClose: (() => void) | undefined;
}

/**
 * Stands in for a dialog whose code couldn't be loaded, over the page, which stays as it is. It is the browser's own
 * dialog: above every other that may be open, and there without any code to load.
 */
export const NotLoaded = ({ onRetry, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className={look.dialog} aria-labelledby={id} onClose={onClose ?? onRetry}>
      <p id={id}>{translate('views.notLoaded')}</p>
      <div className={look.buttons}>
        {onClose && (
          <button type="button" className={button.text} onClick={onClose}>
            {translate('views.close')}
          </button>
        )}
        <button type="button" className={button.text} onClick={() => window.location.reload()}>
          {translate('pages.reload')}
        </button>
        <button type="button" className={button.contained} onClick={onRetry}>
          {translate('views.retry')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
};
