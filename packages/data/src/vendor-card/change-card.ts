import type { LatLng } from '@angadi/domain/geo.ts'
import type { HoursRow } from '@angadi/domain/vendor-card/week.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { vendorCardKeys } from './keys.ts'

/** What a vendor says of itself; what is not named stays. Amounts in paise. */
export type CardChanges = {
  tagline?: string
  prep_minutes?: number
  min_order_paise?: number
  packaging_paise?: number
  slot_capacity?: number
  slot_cutoff_minutes?: number
  cuisines?: string[]
  cost_for_two_paise?: number | null
}

/** Where a vendor delivers: within a radius in metres, or inside corners that were drawn. */
export type DeliveryArea = { readonly radiusM: number } | { readonly corners: readonly LatLng[] }

/** A day on which the vendor stays closed, or opens again. */
export interface HolidayChange {
  readonly day: string
  readonly closed: boolean
  readonly note?: string
}

function useCardMutation<Change, Answer>(vendorId: string, send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once: nobody should believe that customers see it.
    networkMode: 'always',
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: vendorCardKeys.of(vendorId) }),
        queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.everyVendors }),
      ]),
  })
}

/** Changes what a vendor says of itself. */
export function useSaveCard(vendorId: string) {
  return useCardMutation(vendorId, (changes: CardChanges) =>
    call('save_vendor_card', { vendor_id: vendorId, changes }, nothing),
  )
}

/** Replaces the opening hours. */
export function useSaveHours(vendorId: string) {
  return useCardMutation(vendorId, (hours: HoursRow[]) =>
    call('save_vendor_hours', { vendor_id: vendorId, hours }, nothing),
  )
}

/** Closes the vendor for a day, or opens it again; answers how many orders are booked for that day. */
export function useSetHoliday(vendorId: string) {
  return useCardMutation(vendorId, ({ day, closed, note }: HolidayChange) =>
    call('set_vendor_holiday', { vendor_id: vendorId, day, closed, ...(note ? { note } : {}) }, z.number()),
  )
}

/** Sets where the vendor delivers; answers the radius that follows from it. */
export function useSetDeliveryArea(vendorId: string) {
  return useCardMutation(vendorId, (area: DeliveryArea) =>
    call(
      'set_delivery_area',
      'radiusM' in area
        ? { vendor_id: vendorId, radius_m: area.radiusM }
        : {
            vendor_id: vendorId,
            // The corners decide the radius.
            radius_m: 0,
            corners: area.corners.map(({ lat, lng }) => ({ lat, lng })),
          },
      z.number(),
    ),
  )
}
