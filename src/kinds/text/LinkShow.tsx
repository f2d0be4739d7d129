import { checkValue } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { useIsPlain } from '../../ui/optimisations/PageLink';
import look from '../../ui/optimisations/values.module.css';
import { TextShow } from './TextShow';

interface Props extends ShowProps<string, object> {
  /** The address that a right value leads to. */
  address(value: string): string;
  isElsewhere?: boolean;
  /** Short enough to stand on one line wherever it is shown. */
  isOneLine?: boolean;
}

/** A value that leads somewhere: a link when it passes the kind's own check, plain text when not. */
export const LinkShow = ({ value, field, isCell, address, ...props }: Props) => {
  const isPlain = useIsPlain();
  // Where any text may be stored, not every text leads somewhere.
  const strict = { ...field, takes: undefined };
  if (!value || isPlain || checkValue(value, strict))
    return <TextShow value={value} isCell={isCell} />;
  return (
    <a
      className={props.isOneLine ? `${look.link} ${look.number}` : look.link}
      href={address(value)}
      // Where there is little room, a list cuts it.
      title={isCell ? value : undefined}
      {...(props.isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      // In a list the row around it opens the record.
      onClick={(event) => event.stopPropagation()}
    >
      {value}
    </a>
  );
};
