import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Unreachable } from '../../dataProvider/http';
import { messages, type ServerMessage } from '../../dataProvider/messages';
import { restoreTrashed } from '../../dataProvider/restoreTrashed';
import { labelsOf } from '../fields/labels';
import button from '../ui/optimisations/button.module.css';
import type { Translate } from '../ui/Translate';
import { type Toast, toasts } from '../ui/toasts';
import { takenBack, undoing } from '../ui/undoing';
import { useExternal } from '../ui/useExternal';
import { useLatest } from '../ui/useLatest';
import { useMediaQuery } from '../ui/useMediaQuery';
import look from './bar/shell.module.css';

/** How many are on screen at once; the others come when these have gone. On a phone more would cover what is read. */
const SHOWN = { wide: 4, narrow: 2 };
const CLOSE_AFTER_MS = 5_000;
/** What can be taken back, or leads somewhere, is offered for longer. */
const ACT_AFTER_MS = 10_000;

/** What was stored of a record, and which of its fields weren't, and why. */
const partly = ({ text, resource, failed = [] }: ServerMessage, translate: Translate): string => {
  if (resource === undefined) return text;
  const labels = labelsOf(resource, translate);
  const what = failed.map(({ field, reason }) => `${labels.field(field)}: ${reason}`).join(' · ');
  return translate('shell.savedPartly', { name: labels.one(), what });
};

/** Brings back what was deleted, and has what is on screen read anew. */
const useRestore = () => {
  const client = useQueryClient();
  const translate = useTranslate();
  return async (ids: readonly number[]): Promise<void> => {
    takenBack.notify();
    try {
      await restoreTrashed(ids);
    } catch (error) {
      // A refusal has been shown.
      if (error instanceof Unreachable)
        toasts.error(translate(`views.unreachable.${error.reason}`));
      else if (!(error instanceof HttpError)) throw error;
    }
    await client.invalidateQueries();
  };
};

const show = (
  message: ServerMessage,
  translate: Translate,
  restore: (ids: readonly number[]) => Promise<void>,
): void => {
  const { isOk, text, announced, act, trashed = [] } = message;
  if (announced) {
    const reason = text || translate('shell.unknownError');
    toasts.error(labelsOf(announced.resource, translate).message(announced.message, { reason }));
  } else if (isOk === 'partly') toasts.warning(partly(message, translate));
  else if (isOk && act !== undefined) toasts.undoable(text, () => undoing.begin(act));
  else if (isOk && trashed.length > 0) toasts.undoable(text, () => void restore(trashed));
  else if (isOk) toasts.success(text);
  else toasts.error(text);
};

/**
 * Where messages stand: beside the app, because dialogs hide everything beside them from assistive
 * technology, and messages must be announced all the same.
 */
const useHost = (): HTMLElement | undefined => {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement('div');
    document.body.append(made);
    setHost(made);
    return () => made.remove();
  }, []);
  useEffect(() => {
    if (!host) return undefined;
    const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [host]);
  return host;
};

const isGood = ({ tone }: Toast): boolean => tone === 'success' || tone === 'info';

/** On a phone it can't but lie over something: only its own buttons take clicks there. */
const messageLook = {
  pointerEvents: { xs: 'none', sm: 'auto' },
  '& button': { pointerEvents: 'auto' },
  boxShadow: 4,
  overflowWrap: 'anywhere',
  flexWrap: 'nowrap',
} as const;

const Message = ({ id, tone, message, times, undo, lead, forMs = CLOSE_AFTER_MS }: Toast) => {
  const translate = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const hasButton = undo !== undefined || lead !== undefined;
  const press = (act: () => void) => () => {
    toasts.remove(id);
    act();
  };
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => toasts.remove(id), hasButton ? ACT_AFTER_MS : forMs);
    return () => clearTimeout(timer);
  }, [id, hasButton, forMs, isPaused]);
  return (
    <Alert
      severity={tone}
      variant="filled"
      role="none"
      onClose={() => toasts.remove(id)}
      closeText={translate('shell.closeMessage')}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      sx={messageLook}
    >
      {times > 1 ? `${message} (${times}×)` : message}
      {undo && (
        <button type="button" className={`${button.bare} ${look.undo}`} onClick={press(undo)}>
          {translate('shell.undo')}
        </button>
      )}
      {lead && (
        <button type="button" className={`${button.bare} ${look.undo}`} onClick={press(lead.go)}>
          {lead.label}
        </button>
      )}
    </Alert>
  );
};

/** The server's messages and the app's own, the newest below; they stay while pages come and go. */
export const Toasts = () => {
  const host = useHost();
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const list = useExternal(toasts.subscribe, toasts.get).slice(
    0,
    isNarrow ? SHOWN.narrow : SHOWN.wide,
  );
  const restore = useLatest(useRestore());
  useEffect(
    () => messages.subscribe((message) => show(message, translate, (ids) => restore.current(ids))),
    [translate, restore],
  );
  const toastsOf = (wanted: boolean) =>
    list
      .filter((toast) => isGood(toast) === wanted)
      .map((toast) => <Message key={`${toast.id}/${toast.times}`} {...toast} />);
  return (
    host &&
    createPortal(
      <div className={look.toasts}>
        <div role="alert">{toastsOf(false)}</div>
        <div role="status">{toastsOf(true)}</div>
      </div>,
      host,
    )
  );
};
