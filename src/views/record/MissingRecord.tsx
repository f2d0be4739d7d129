import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../schemas';
import type { RouteParams } from '../../../schemas/routing/page';
import { useLabels } from '../../fields/labels';
import { useWayBack } from '../../routing/useWayBack';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { useToast } from '../../ui/toasts';
import { useLater } from '../../ui/waiting/useLater';

interface Props {
  definition: Resource;
  /** The record's holder as in the address. */
  params: RouteParams;
}

/** The page of a record that isn't there: shows the message, then redirects to the list. */
export const MissingRecord = ({ definition, params }: Props) => {
  const { name, messages, redirect } = definition;
  const message = useLabels(name).message(messages?.missing ?? '');
  const toast = useToast();
  const navigate = useNavigate();
  const later = useLater();
  const list = useWayBack()(name, params);
  useEffect(() => {
    toast.error(message);
    later(redirect.delete, () => navigate(list, { replace: true }));
  }, [toast, message, later, navigate, list, redirect.delete]);
  return <DetailSkeleton />;
};
