import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { StepPlace } from '../steps/step-queue.ts'

const raised = z.object({ sos_id: z.string(), acknowledged_at: z.nullable(z.string()) })

/** Calls the administration for help during a ride; the same key is the same call. */
export function useDriverSos(orderId: string) {
  return useMutation({
    mutationFn: ({ key, place }: { readonly key: string; readonly place: StepPlace | undefined }) =>
      call(
        'raise_sos',
        { order_id: orderId, idempotency_key: key, ...(place ? { lat: place.lat, lng: place.lng } : {}) },
        raised,
      ),
  })
}
