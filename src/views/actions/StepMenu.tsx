import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { icons } from '../../ui/icons';
import { MenuButton } from '../../ui/MenuButton';
import { DeleteButton } from '../deletion/DeleteButton';
import { ActionButton } from './ActionButton';
import { EarlierVersions, hasEarlierVersions } from './EarlierVersions';
import { Kept, type Presses } from './Kept';
import type { RecordStep } from './recordSteps';

interface Props {
  definition: Resource;
  record: DataRecord;
  steps: readonly RecordStep[];
  canDelete: boolean;
}

type Entry = Pick<RecordStep, 'name' | 'label'> & {
  icon: keyof typeof icons | 'delete';
  isDanger?: boolean;
};

const HISTORY = 'earlierVersions';
const DELETE = 'delete';

const useEntries = ({ definition, record, steps, canDelete }: Props): readonly Entry[] => {
  const translate = useTranslate();
  const acting = steps.map(({ name, label, spec }) => ({
    name,
    label,
    icon: spec.icon,
    isDanger: spec.tone === 'error',
  }));
  return [
    ...acting.filter(({ isDanger }) => !isDanger),
    ...(hasEarlierVersions(definition, record)
      ? [{ name: HISTORY, label: translate('views.republish'), icon: 'history' as const }]
      : []),
    ...acting.filter(({ isDanger }) => isDanger),
    ...(canDelete
      ? [
          {
            name: DELETE,
            label: translate('views.delete'),
            icon: 'delete' as const,
            isDanger: true,
          },
        ]
      : []),
  ];
};

const Items = ({
  entries,
  onChoose,
}: {
  entries: readonly Entry[];
  onChoose(name: string): void;
}) =>
  entries.map(({ name, label, icon, isDanger }, index) => {
    const Icon = icon === 'delete' ? DeleteIcon : icons[icon];
    const item = (
      <MenuItem
        key={name}
        data-action={name}
        onClick={() => onChoose(name)}
        sx={isDanger ? { color: 'error.main', '& svg': { color: 'error.main' } } : undefined}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </MenuItem>
    );
    const isFirstDanger = isDanger && index > 0 && !entries[index - 1]?.isDanger;
    return isFirstDanger ? [<Divider key={`before ${name}`} />, item] : item;
  });

/** What else can be done with a record, behind one button; what takes it away stands last. */
export const StepMenu = (props: Props) => {
  const { definition, record, steps } = props;
  const translate = useTranslate();
  const [presses] = useState<Presses>(() => new Map());
  const entries = useEntries(props);
  if (entries.length === 0) return null;
  const common = { definition, record };
  return (
    <>
      <MenuButton
        label={translate('views.more')}
        menu={(anchor, close) => (
          <Menu open anchorEl={anchor} onClose={close}>
            {Items({
              entries,
              onChoose: (name) => {
                close();
                presses.get(name)?.();
              },
            })}
          </Menu>
        )}
      >
        <MoreIcon />
      </MenuButton>
      {steps.map(({ name, ...step }) => (
        <ActionButton
          key={name}
          {...common}
          {...step}
          name={name}
          draw={({ isBusy, onPress }) => (
            <Kept
              name={name}
              presses={presses}
              onPress={() => {
                if (!isBusy) onPress();
              }}
            />
          )}
        />
      ))}
      {entries.some(({ name }) => name === HISTORY) && (
        <EarlierVersions
          {...common}
          draw={(open) => <Kept name={HISTORY} presses={presses} onPress={open} />}
        />
      )}
      {props.canDelete && (
        <DeleteButton
          {...common}
          draw={(open) => <Kept name={DELETE} presses={presses} onPress={open} />}
        />
      )}
    </>
  );
};
