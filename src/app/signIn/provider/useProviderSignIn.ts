import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSignInFailure } from '../../entrance/useSignInFailure';
import { beginAtProvider, domainOf, readMethods } from './calls';
import { returnAddress } from './returnAddress';

/** How the addresses of an address' domain sign in; it is asked for once. */
export const methodsOf = (email: string) => ({
  queryKey: ['signInMethods', domainOf(email)],
  queryFn: () => readMethods(email),
  enabled: domainOf(email) !== '',
  staleTime: Number.POSITIVE_INFINITY,
});

/** Leads to the provider of the organisation whose domain an address is of, where it has one. */
export const useProviderSignIn = (email: string) => {
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const reasonOf = useSignInFailure();
  const [entered, setEntered] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const domain = domainOf(email);
  const { data } = useQuery(methodsOf(entered));
  const isOffered = data?.byProvider === true && data.domain === domain;

  const begin = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      const location = await beginAtProvider(email);
      returnAddress.keep(`${pathname}${search}${hash}`);
      window.location.assign(location);
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };

  return {
    domain,
    isOffered,
    isBusy,
    problem,
    begin,
    /** The address is entered: whether a provider is offered can be known. */
    look: () => setEntered(email),
    /** Begins at once where the domain has a provider. @returns whether it has */
    enter: async (): Promise<boolean> => {
      setEntered(email);
      if (domain === '' || !(await client.fetchQuery(methodsOf(email))).byProvider) return false;
      await begin();
      return true;
    },
  };
};
