import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas';
import { type FileButtonProps, useListFiles } from './useListFiles';

interface Props {
  definition: Resource;
  look: ComponentType<FileButtonProps>;
}

/** Buttons that bring records in from a file, and save all of them as one. */
export const ListFiles = ({ definition, look: FileButton }: Props) => {
  const { buttons, dialog } = useListFiles(definition);
  return (
    <>
      {buttons.map((button) => (
        <FileButton key={button.label} {...button} />
      ))}
      {dialog}
    </>
  );
};
