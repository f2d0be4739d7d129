import Description from '@mui/icons-material/Description';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { mayChangeParts } from '../../session/rights';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/plain/values.module.css';
import { fileAddress } from '../../uploads/uploadFiles';
import { useReferred } from '../reference/useReferred';
import { Picture } from './Picture';

const UploadPanel = lazy(async () => ({ default: (await import('./UploadPanel')).UploadPanel }));

type Options = OptionsOf<'image'>;
type Part = ShowProps<string, Options> & { version?: number };

const PictureOf = ({ version, ...props }: Part) => (
  <Picture
    address={fileAddress(props.value, props, version)}
    alt={props.value}
    size={props.isCell ? 32 : 120}
  />
);

const FileLink = ({ version, ...props }: Part) => (
  <a
    className={`${look.link} ${look.file}`}
    href={fileAddress(props.value, props, version)}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => event.stopPropagation()}
  >
    <Description fontSize="small" />
    {props.value}
  </a>
);

/** The view of a file that is stored at once: it can be changed wherever it is seen, by who may. */
const uploadView = (Preview: typeof PictureOf) => {
  const Panel = (props: ShowProps<string, Options> & Partial<InputProps<string, Options>>) => {
    const definition = useReferred(props.resource);
    const mayChange = definition && mayChangeParts(definition, props.record);
    if (!mayChange || !props.record.id || props.field.readOnly)
      return props.value ? <Preview {...props} /> : <Nothing />;
    return (
      <UploadPanel
        {...props}
        label={props.labelScope.field(props.name)}
        preview={(version) => <Preview {...props} version={version} />}
      />
    );
  };

  const waiting = <Skeleton variant="rounded" height={120} />;

  const UploadShow = (props: ShowProps<string, Options>) => {
    if (props.isCell) return props.value ? <Preview {...props} /> : null;
    return (
      <Suspense fallback={waiting}>
        <Panel {...props} />
      </Suspense>
    );
  };

  const UploadInput = (props: InputProps<string, Options>) => (
    <LabelledGroup {...props}>
      <Box sx={{ mt: 0.5 }}>
        <Suspense fallback={waiting}>
          <Panel {...props} />
        </Suspense>
      </Box>
    </LabelledGroup>
  );

  return { Show: UploadShow, Input: UploadInput, asText: (value: string) => value, isBlock: true };
};

export const image: ViewOf<'image'> = uploadView(PictureOf);

export const file: ViewOf<'file'> = uploadView(FileLink);
