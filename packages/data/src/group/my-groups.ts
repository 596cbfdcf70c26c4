import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { groupKeys } from './keys.ts'

const running = z.object({
  token: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  host_name: z.string(),
  is_host: z.boolean(),
  state: z.string(),
  expires_at: z.string(),
})

/** The signed-in user's group orders under way, the newest first; nothing for guests. */
export function useMyGroups() {
  const userId = useUserId()
  return useQuery({
    queryKey: groupKeys.mine(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_group_carts', {}, rows(running), signal),
  })
}
