import BuildingIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import type { Offered } from './useOrganisations';

interface Props {
  id: string;
  offered: readonly Offered[];
  /** Which one the keyboard stands on. */
  marked: number;
  isPending: boolean;
  isFetching: boolean;
  onMark(index: number): void;
  onChoose(organisation: Offered): void;
}

interface OptionProps {
  id: string;
  name: string;
  isMarked: boolean;
  onMark(): void;
  onChoose(): void;
}

const Option = ({ id, name, isMarked, onMark, onChoose }: OptionProps) => {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <Box
      component="li"
      role="option"
      id={id}
      ref={element}
      aria-selected={isMarked}
      onMouseMove={onMark}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isMarked ? 'action.selected' : undefined,
      }}
    >
      <BuildingIcon fontSize="small" color="action" />
      {name}
    </Box>
  );
};

const lines = ['a', 'b', 'c'];

/** The organisations that can be chosen, or a message when there are none. */
export const OrganisationOptions = (props: Props) => {
  const { id, offered, marked, isPending, isFetching, onMark, onChoose } = props;
  const translate = useTranslate();
  if (isPending)
    return (
      <Box aria-hidden sx={{ px: 1.5 }}>
        {lines.map((line) => (
          <Skeleton key={line} height={44} />
        ))}
      </Box>
    );
  return (
    <>
      {offered.length > 0 && (
        <Box
          component="ul"
          role="listbox"
          id={id}
          aria-label={translate('switcher.title')}
          aria-busy={isFetching}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {offered.map((organisation, index) => (
            <Option
              key={organisation.id}
              id={`${id}-${organisation.id}`}
              name={organisation.name}
              isMarked={index === marked}
              onMark={() => onMark(index)}
              onChoose={() => onChoose(organisation)}
            />
          ))}
        </Box>
      )}
      <Typography role="status" color="text.secondary" sx={{ textAlign: 'center' }}>
        {offered.length === 0 && (
          <Box component="span" sx={{ display: 'block', p: 3 }}>
            {translate('switcher.none')}
          </Box>
        )}
      </Typography>
    </>
  );
};
