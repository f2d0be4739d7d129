import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { isSafeUrl } from '../../../schemas/html/safeUrl';

interface Props {
  url: string;
  isNewWindow?: boolean;
  children: ReactNode;
}

/** A link to an address that someone typed; only its text where the address could run something. */
export const SafeLink = ({ url, isNewWindow = false, children }: Props) =>
  isSafeUrl(url) ? (
    <Link
      href={url}
      underline="always"
      {...(isNewWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
