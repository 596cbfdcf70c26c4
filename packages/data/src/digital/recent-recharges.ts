import { CONNECTION_KINDS, type ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { digitalKeys } from './keys.ts'

const recent = z.object({
  /** Its digits, all of them. */
  number: z.string(),
  kind: vocabulary(CONNECTION_KINDS, 'mobile_prepaid'),
  operator: z.string(),
  circle: z.nullable(z.string()),
  at: z.string(),
})
/** A number that the customer has recharged. */
export type RecentRecharge = z.infer<typeof recent>

/** The numbers of a kind that the signed-in customer recharged last, the latest first. */
export function useRecentRecharges(kind: ConnectionKind) {
  const userId = useUserId()
  return useQuery({
    queryKey: digitalKeys.recent(userId),
    enabled: userId !== null,
    queryFn: ({ signal }): Promise<readonly RecentRecharge[]> =>
      call('recent_recharges', {}, rows(recent), signal),
    select: (list) => list.filter((one) => one.kind === kind),
  })
}
