import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { paymentDeskKeys } from './keys.ts'

const books = z.object({
  accounts: z.array(
    z.object({
      account: z.enum([
        'gateway_clearing',
        'refund_clearing',
        'dispute_hold',
        'bank',
        'gateway_fees',
        'input_tax',
        'gift_codes',
      ]),
      amount_paise: z.number(),
    }),
  ),
  days: z.array(z.object({ day: z.string(), read_at: z.nullable(z.string()), is_due: z.boolean() })),
  settlements: z.array(
    z.object({
      id: z.string(),
      settled_at: z.string(),
      reference: z.nullable(z.string()),
      net_paise: z.number(),
      fee_paise: z.number(),
      is_booked: z.boolean(),
    }),
  ),
})
/** Where money is between customers, the gateway and the bank; amounts in paise, what is owed is negative. */
export type GatewayBooks = z.infer<typeof books>

/** How often a day that is being read is looked at again, in milliseconds. */
const WHILE_READING_MS = 3000

/** What the gateway holds, what arrived at the bank, and which days were compared. */
export function useGatewayBooks() {
  return useQuery({
    queryKey: paymentDeskKeys.books,
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_gateway_books', {}, books, signal),
    refetchInterval: ({ state }) =>
      state.data?.days.some(({ is_due }) => is_due) ? WHILE_READING_MS : false,
  })
}

/** Asks the gateway for a day again, such as 2026-11-27. */
export function useAskGatewayDay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (day: string) => call('ask_gateway_day', { day }, z.unknown()),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paymentDeskKeys.all }),
  })
}
