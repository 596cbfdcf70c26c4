import { useMutation, useQueryClient } from '@tanstack/react-query'
import { advance } from '../orders/advance.ts'
import { orderKeys } from '../orders/keys.ts'

/** Says that the parcel of the user's own order has come. */
export function useConfirmArrival(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => advance({ orderId, to: 'delivered' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  })
}
