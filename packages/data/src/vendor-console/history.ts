import { useQuery } from '@tanstack/react-query'
import { supabase } from '../client/client.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'
import { historyStep } from './order-event.ts'

const history = rows(historyStep)

/** Every transition of an order so far, in sequence. */
export function useOrderHistory(orderId: string) {
  return useQuery({
    queryKey: vendorConsoleKeys.history(orderId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, error } = await (await supabase())
        .from('order_events')
        .select('seq, to_status, actor_role, reason_code, at')
        .eq('order_id', orderId)
        .order('seq')
        .abortSignal(signal)
      if (error) throw toAppError(error)
      return history.parse(data)
    },
  })
}
