import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const businessRequest = z.object({
  id: z.string(),
  person: z.nullable(z.string()),
  business: z.string(),
  trade: z.string(),
  town: z.string(),
  phone: z.string(),
  note: z.string(),
  state: z.enum(['new', 'contacted', 'added', 'declined']),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
})
/** A business that wants to sell. */
export type BusinessRequest = z.infer<typeof businessRequest>

/** Businesses that want to sell, in some states, newest first. */
export function useBusinessRequests(states: readonly BusinessRequest['state'][]) {
  return useQuery({
    queryKey: adminKeys.businessRequests(states),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('admin_business_requests', { states: [...states] }, rows(businessRequest), signal),
  })
}

/** Marks a request as contacted, added or declined. */
export function useDecideBusinessRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      state,
    }: {
      readonly id: string
      readonly state: 'contacted' | 'added' | 'declined'
    }) => call('decide_business_request', { request_id: id, state }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.everyBusinessRequests }),
  })
}
