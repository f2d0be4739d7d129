import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import type { Choice } from '../../../ui/choices/ChoiceList';
import { ChoicePopover } from '../../../ui/choices/ChoicePopover';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { linkedName } from '../../face/linkedName';
import { LinkedMore } from './LinkedMore';
import { LinkedSign } from './LinkedSign';
import look from './link.module.css';
import { type Linkable, useLoadedLinkable, useSearchedLinkable } from './useLinkable';
import type { Linking } from './useLinked';
import { useLinkedMore } from './useLinkedMore';

interface Props {
  spec: LinkSpec;
  linked: Linking;
  /** The record itself, where it is of the linked resource. */
  own: number | undefined;
  anchor: HTMLElement;
  ticked: readonly DataRecord[];
  onTick(rows: readonly DataRecord[]): void;
  onClose(): void;
}

type OfferedProps = Props & { linkable: Linkable };

/** What links all that is ticked, and all that is found where that is one call. */
const Foot = ({ linked, linkable, ticked, onAdd, onClose }: OfferedProps & { onAdd(): void }) => {
  const translate = useTranslate();
  const { addMany, isBusy } = linked;
  const { found } = linkable;
  return (
    <>
      <span className={look.keys}>{translate('views.links.ticksByKeys')}</span>
      {addMany && found.length > 1 && (
        <Button
          disabled={isBusy}
          onClick={async () => {
            if (await addMany(found.map(({ id }) => id))) onClose();
          }}
        >
          {translate('views.links.addAll', { count: found.length })}
        </Button>
      )}
      <Button variant="contained" disabled={ticked.length === 0} loading={isBusy} onClick={onAdd}>
        {ticked.length > 0
          ? translate('views.links.addTicked', { count: ticked.length })
          : translate('views.add')}
      </Button>
    </>
  );
};

const Offered = (props: OfferedProps) => {
  const { spec, linked, linkable, anchor, ticked, onTick, onClose } = props;
  const translate = useTranslate();
  const moreOf = useLinkedMore(spec);
  const { rows, left, typed, onType, isBusy, error } = linkable;
  const choices = rows.map((row): Choice => {
    const holder = linked.holderOf(row);
    const details = moreOf(row);
    const now = holder === undefined ? [] : [translate('views.links.elsewhere', { name: holder })];
    // It comes first: what there is no room for is cut off.
    const all = [...now, ...details];
    return {
      id: `${row.id}`,
      title: linkedName(spec, row),
      more: all.length > 0 && <LinkedMore details={all} />,
      picture: <LinkedSign spec={spec} row={row} />,
    };
  });
  const rowOf = (choice: Choice | undefined) => rows.filter(({ id }) => `${id}` === choice?.id);
  const add = async (wanted: readonly DataRecord[]) => {
    if (wanted.length === 0 || linked.isBusy || !(await linked.add(wanted))) return;
    // What is unlinked later isn't to be ticked again by then.
    onTick([]);
    onClose();
  };
  const tick = (choice: Choice) => {
    const [row] = rowOf(choice);
    if (!row || linked.isBusy) return;
    const others = ticked.filter((one) => one.id !== row.id);
    onTick(others.length < ticked.length ? others : [...ticked, row]);
  };
  // Beside others that are ticked it is ticked as well.
  const choose = (choice: Choice) => (ticked.length > 0 ? tick(choice) : add(rowOf(choice)));
  return (
    <ChoicePopover
      anchor={anchor}
      label={translate('views.links.available')}
      typed={typed}
      onType={onType}
      choices={choices}
      ticked={spec.one ? undefined : new Set(ticked.map(({ id }) => `${id}`))}
      isBusy={isBusy}
      problem={
        (linked.failure || Boolean(error)) && (
          <Box sx={{ px: 1.5, pt: 1.5 }}>
            <SaveFailure failure={linked.failure} onRetry={linked.retry} />
            {Boolean(error) && <FailedToLoad error={error} onRetry={() => onType(typed)} />}
          </Box>
        )
      }
      note={left > 0 && translate('views.links.left', { smart_count: left })}
      foot={!spec.one && <Foot {...props} onAdd={() => add(ticked)} />}
      onChoose={choose}
      onTick={spec.one ? undefined : tick}
      onDone={(marked) => add(ticked.length > 0 ? ticked : rowOf(marked))}
      onClose={onClose}
    />
  );
};

const Loaded = (props: Props) => {
  const linkable = useLoadedLinkable(props.spec, props.linked.available);
  return <Offered {...props} linkable={linkable} />;
};

const Searched = (props: Props) => {
  const { spec, linked, own } = props;
  const taken = new Set(linked.assigned.map(({ id }) => id));
  if (own !== undefined) taken.add(own);
  const linkable = useSearchedLinkable(spec, taken);
  return <Offered {...props} linkable={linkable} />;
};

/** What can still be linked, found by a search: one at once by a press on it or Enter, or all that is ticked. */
export const LinkPopover = (props: Props) =>
  props.spec.read || props.spec.choices ? <Loaded {...props} /> : <Searched {...props} />;
