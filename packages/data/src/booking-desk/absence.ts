import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vocabulary } from '../vocabulary.ts'
import { bookingDeskKeys } from './keys.ts'

const absence = z.object({
  bookings: z.array(
    z.object({
      booking_id: z.string(),
      order_number: z.nullable(z.string()),
      starts_at: z.string(),
      ends_at: z.string(),
      outcome: vocabulary(['replaced', 'asked', 'by_hand'], 'by_hand'),
      paid_paise: z.number(),
      customer_name: z.nullable(z.string()),
      steps: z.array(
        z.object({ name: z.string(), people: z.nullable(z.array(z.object({ name: z.string() }))) }),
      ),
    }),
  ),
  refund_at_most_paise: z.number(),
})
/** What becomes of the bookings of somebody who is away on a day. */
export type Absence = z.infer<typeof absence>

/** What would become of somebody's bookings on a day, were they away. */
export function useAbsencePreview(vendorId: string, resourceId: string | undefined, day: string) {
  return useQuery({
    queryKey: bookingDeskKeys.absence(vendorId, resourceId ?? '', day),
    enabled: resourceId !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call('preview_absence', { resource_id: resourceId ?? '', day }, absence, signal),
  })
}

/** Gives away or asks about all bookings of somebody who is away on a day, once per key. */
export function useReportAbsence(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ resourceId, day, key }: { resourceId: string; day: string; key: string }) =>
      call('report_absence', { resource_id: resourceId, day, idempotency_key: key }, absence),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingDeskKeys.of(vendorId) }),
  })
}
