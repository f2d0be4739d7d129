import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { absoluteAddress, mediaAddress } from '../../media/mediaAddress';
import { useToast } from '../../ui/toasts';
import type { FileProps } from './FilesProps';

type Props = Pick<FileProps, 'record' | 'dialogs'>;

const useCopyAddress = ({ record }: Pick<Props, 'record'>) => {
  const translate = useTranslate();
  const toast = useToast();
  return () =>
    navigator.clipboard.writeText(absoluteAddress(record)).then(
      () => toast.success(translate('media.actions.copied')),
      () => toast.error(translate('media.actions.notCopied')),
    );
};

/** All that can be done with one file, by who may do it. */
export const FileMenu = ({ record, dialogs }: Props) => {
  const translate = useTranslate();
  const copyAddress = useCopyAddress({ record });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const mayUpdate = isAllowed('media', 'update');
  const item = (action: string, onClick: () => unknown) => (
    <MenuItem
      key={action}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {translate(`media.actions.${action}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={translate('media.actions.more', { name: record.fileName })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayUpdate && [
          item('modify', () => dialogs.modify(record)),
          item('move', () => dialogs.move(record)),
          item('replace', () => dialogs.replace(record)),
        ]}
        {item('copyAddress', copyAddress)}
        <MenuItem
          component="a"
          href={mediaAddress(record)}
          download={record.fileName}
          onClick={close}
        >
          {translate('media.actions.download')}
        </MenuItem>
        {isAllowed('media', 'delete') && item('remove', () => dialogs.remove(record))}
      </Menu>
    </>
  );
};
