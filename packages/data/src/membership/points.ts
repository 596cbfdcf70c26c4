import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { membershipKeys } from './keys.ts'

const points = z.object({
  points: z.number(),
  /** What one is worth, in paise. */
  value_paise: z.number(),
  /** They become credit in steps of so many. */
  turn_from: z.number(),
  /** So many are earned for each full amount of goods, in paise. */
  points_per: z.number(),
  per_paise: z.number(),
  /** When the next ones end, and how many. */
  next_end: z.nullable(z.string()),
  next_points: z.nullable(z.number()),
  movements: rows(
    z.object({
      id: z.number(),
      kind: vocabulary(['earned', 'taken_back', 'expired', 'turned', 'spent', 'returned', 'other'], 'other'),
      points: z.number(),
      at: z.string(),
      order_number: z.nullable(z.string()),
    }),
  ),
})

/** The points of a user. */
export function pointsOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.points(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_points', {}, points, signal),
  })
}

/** The reader's points. */
export function usePoints() {
  return useQuery(pointsOptions(useUserId()))
}

/** Points that become wallet credit. */
export interface PointsToTurn {
  readonly points: number
  /** Made once for each intention. */
  readonly key: string
}

/** Turns points into wallet credit, once a key. */
export function useTurnPoints() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (wanted: PointsToTurn) =>
      call('turn_points', { points: wanted.points, idempotency_key: wanted.key }, points),
    onSuccess: (answer) => {
      queryClient.setQueryData(membershipKeys.points(userId), answer)
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    },
  })
}
