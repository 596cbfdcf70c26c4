import type { CancelStep } from '@angadi/domain/salon-desk/cancel-ladder.ts'
import type { ServiceToSave } from '@angadi/domain/salon-desk/service-draft.ts'
import type { DayHours, WeekHours } from '@angadi/domain/salon-desk/working-day.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Gender } from '../bookings/gender.ts'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorHubKey } from '../vendor-hub/hub.ts'
import { salonDeskKeys } from './keys.ts'
import type { BookingTerms } from './setup.ts'

/** What is said of a person, a room or a pool; what is not named stays. */
export type ResourceChange = {
  id?: string
  kind?: 'person' | 'room' | 'pool'
  name?: string
  capacity?: number
  per_day?: number | null
  /** For customers who want to be served by a woman or a man; null for not said. */
  gender?: Gender | null
  is_active?: boolean
  /** The account of one of the business's people; null for none. */
  user_id?: string | null
  /** The hours of somebody new. */
  hours?: WeekHours[]
}

/** Hours of somebody: a week from a day on, or those of one day; null takes them back. */
export type HoursChange =
  | { readonly resourceId: string; readonly from: string; readonly hours: WeekHours[] | null }
  | { readonly resourceId: string; readonly day: string; readonly hours: DayHours[] | null }

/** A service to be saved; what is not named stays. */
export type ServiceChange = Partial<ServiceToSave> & { id?: string; is_active?: boolean }

/** The terms with what late cancelling costs; null for the usual steps. */
export type TermsChange = BookingTerms & { cancelling: CancelStep[] | null }

function useSetupMutation<Change, Answer>(vendorId: string, send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a network it fails at once: nobody should believe that customers see it.
    networkMode: 'always',
    // One change after the other: the second may be about what the first has made.
    scope: { id: `salon-desk:${vendorId}` },
    mutationFn: send,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [vendorHubKey(null)[0]] })
      return queryClient.invalidateQueries({ queryKey: salonDeskKeys.of(vendorId) })
    },
  })
}

/** Adds or changes a person, a room or a pool; answers its id. */
export function useSaveResource(vendorId: string) {
  return useSetupMutation(vendorId, (resource: ResourceChange) =>
    call('save_resource', { vendor_id: vendorId, resource }, z.string()),
  )
}

/** Changes the hours of somebody. */
export function useSaveHoursOf(vendorId: string) {
  return useSetupMutation(vendorId, (change: HoursChange) =>
    'from' in change
      ? call(
          'save_resource_week',
          { resource_id: change.resourceId, valid_from: change.from, hours: change.hours },
          nothing,
        )
      : call(
          'save_resource_day',
          { resource_id: change.resourceId, day: change.day, hours: change.hours },
          nothing,
        ),
  )
}

/** Keeps time of somebody free of bookings. */
export function useBlockTime(vendorId: string) {
  return useSetupMutation(
    vendorId,
    (block: {
      readonly resourceId: string
      readonly from: string
      readonly until: string
      readonly note: string
    }) =>
      call(
        'block_time',
        {
          resource_id: block.resourceId,
          starts_at: block.from,
          ends_at: block.until,
          ...(block.note.trim() === '' ? {} : { note: block.note.trim() }),
        },
        nothing,
      ),
  )
}

/** Gives time that was kept free back to bookings. */
export function useUnblockTime(vendorId: string) {
  return useSetupMutation(vendorId, (blockId: string) => call('unblock_time', { block_id: blockId }, nothing))
}

/** Adds or changes a service; answers its id. */
export function useSaveService(vendorId: string) {
  return useSetupMutation(vendorId, (service: ServiceChange) =>
    call('save_service', { vendor_id: vendorId, service }, z.string()),
  )
}

/** Removes a service that nobody has booked ahead. */
export function useRemoveService(vendorId: string) {
  return useSetupMutation(vendorId, (serviceId: string) =>
    call('remove_service', { service_id: serviceId }, nothing),
  )
}

/** Puts the services into an order. */
export function useSortServices(vendorId: string) {
  return useSetupMutation(vendorId, (ids: readonly string[]) =>
    call('sort_services', { vendor_id: vendorId, ids: [...ids] }, nothing),
  )
}

/** Sets by which terms the vendor is booked. */
export function useSaveTerms(vendorId: string) {
  return useSetupMutation(vendorId, (terms: TermsChange) =>
    call('save_booking_terms', { vendor_id: vendorId, terms }, nothing),
  )
}
