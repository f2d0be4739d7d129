import Box from '@mui/material/Box';
import type { ShowProps } from '../../fields/KindView';
import { CopyButton } from '../../ui/CopyButton';

/** An address to be copied: nobody opens it, a machine calls it. A path is one of the server that the app is from. */
export const CopiedUrl = ({ value, name, labelScope }: ShowProps<string>) => {
  const address = value.startsWith('/') ? `${location.origin}${value}` : value;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Box>
      <CopyButton text={address} label={labelScope.field(name)} />
    </Box>
  );
};
