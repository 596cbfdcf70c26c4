import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { vendorConsoleKeys } from './keys.ts'

const request = z.object({
  business: z.string(),
  phone: z.string(),
  state: z.enum(['new', 'contacted', 'added', 'declined']),
  created_at: z.string(),
})
/** What the signed-in user has asked to sell with, and how far that is. */
export type OwnBusinessRequest = z.infer<typeof request>

/** The latest request of the signed-in user; null before the first. */
export function useOwnBusinessRequest() {
  const userId = useUserId()
  return useQuery({
    queryKey: vendorConsoleKeys.request(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('business_requests')
        .select('business, phone, state, created_at')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return z.array(request).parse(data)[0] ?? null
    },
  })
}

/** What the administration needs to call back. */
export interface NewBusinessRequest {
  readonly business: string
  readonly trade: 'food' | 'grocery' | 'shopping'
  readonly town: string
  /** In E.164, such as `+919849012345`. */
  readonly phone: string
  readonly note: string
}

/** Asks the administration to sell; while a request is open, sending again is the same one. */
export function useRequestBusiness() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (wanted: NewBusinessRequest) => call('request_business', { ...wanted }, z.string()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.request(userId) }),
  })
}
