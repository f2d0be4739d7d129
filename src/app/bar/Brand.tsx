import { useTranslate } from 'react-admin';
import look from './shell.module.css';

/** The product's mark and name. */
export const Brand = ({ size = 28 }: { size?: number }) => {
  const translate = useTranslate();
  return (
    <div className={look.brand}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <g>
          <rect x="7" y="8" width="18" height="4" rx="2" />
          <rect x="7" y="14" width="12" height="4" rx="2" opacity="0.75" />
          <rect x="7" y="20" width="15" height="4" rx="2" opacity="0.5" />
        </g>
      </svg>
      <span className={look.product}>{translate('shell.product')}</span>
    </div>
  );
};
