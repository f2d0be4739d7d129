import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../schemas';
import type { RouteParams } from '../../../schemas/routing/page';
import { useLabels } from '../../fields/labels';
import { useWayBack } from '../../routing/useWayBack';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { useToast } from '../../ui/toasts';

interface Props {
  definition: Resource;
  /** What the address tells of the record's holder. */
  params: RouteParams;
}

/** The page of a record that isn't there says so, and gives way to the list. */
export const GivesWay = ({ definition: { name, missing = '', redirect }, params }: Props) => {
  const message = useLabels(name).message(missing);
  const toast = useToast();
  const navigate = useNavigate();
  const list = useWayBack()(name, params);
  useEffect(() => {
    toast.error(message);
    const timer = setTimeout(() => navigate(list, { replace: true }), redirect.delete);
    return () => clearTimeout(timer);
  }, [toast, message, navigate, list, redirect.delete]);
  return <DetailSkeleton />;
};
