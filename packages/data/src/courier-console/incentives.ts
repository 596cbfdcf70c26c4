import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'

const incentive = z.object({
  id: z.string(),
  /** For so many deliveries of a day, or for each one in some hours. */
  kind: vocabulary(['day', 'peak'], 'day'),
  deliveries: z.nullable(z.number()),
  from_minute: z.nullable(z.number()),
  to_minute: z.nullable(z.number()),
  amount_paise: z.number(),
  /** Deliveries of today that count. */
  done: z.number(),
  earned_paise: z.number(),
  /** Nothing is left of what it may cost. */
  used_up: z.boolean(),
})
/** Extra pay that a courier can earn today; amounts in paise. */
export type Incentive = z.infer<typeof incentive>

/** The extra pay that the signed-in courier can earn today, and how far they are. */
export function useMyIncentives() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.incentives(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_incentives', {}, rows(incentive), signal),
  })
}
