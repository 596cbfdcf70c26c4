import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { policyKeys } from './keys.ts'

/** The figures that policies name, as texts ready to show, from the rules in force. */
export type PolicyFigures = Readonly<Record<string, string>>

/** The figures that policies name. */
export function usePolicyFigures() {
  return useQuery({
    queryKey: policyKeys.figures,
    staleTime: 10 * 60_000,
    queryFn: ({ signal }): Promise<PolicyFigures> =>
      call('policy_figures', {}, z.record(z.string(), z.string()), signal),
  })
}
