import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { useUserId } from '../session/session-store.ts'
import { dispatchKeys } from './keys.ts'

const work = z.object({ goods: z.boolean(), parcels: z.boolean(), rides: z.boolean() })
/** The sorts of work that a courier is offered. */
export type CourierWorkChoice = z.infer<typeof work>

/** What the signed-in courier is offered; null before the application is approved. */
export function useCourierWorkChoice() {
  const userId = useUserId()
  return useQuery({
    queryKey: dispatchKeys.work(userId),
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('couriers')
        .select('goods:takes_goods, parcels:takes_parcels, rides:takes_rides')
        .eq('user_id', userId ?? '')
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw toAppError(error)
      return z.nullable(work).parse(data)
    },
  })
}

/**
 * Sets what the signed-in courier is offered from now on.
 *
 * @throws AppError work_missing, vehicle_no_rides, network
 */
export function useSetCourierWork() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    networkMode: 'always',
    mutationFn: (choice: CourierWorkChoice) => call('set_courier_work', choice, work),
    onSuccess: (choice) => queryClient.setQueryData(dispatchKeys.work(userId), choice),
  })
}
