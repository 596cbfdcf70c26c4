import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { runtimeConfig } from '../client/config.ts'
import { invokeFunction } from '../client/invoke-function.ts'
import { useUserId } from '../session/session-store.ts'
import { myBookingKeys } from './keys.ts'

const feed = z.nullable(z.object({ created_at: z.string(), read_at: z.nullable(z.string()) }))
const opened = z.object({ token: z.string() })

const whose = (resourceId: string | undefined) =>
  resourceId === undefined ? {} : { resource_id: resourceId }

/** Since when there is an address for calendars, and when one last read it; null while there is none. */
export function calendarFeedOptions(userId: string | null, resourceId: string | undefined) {
  return queryOptions({
    queryKey: myBookingKeys.feed(userId, resourceId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('calendar_feed', whose(resourceId), feed, signal),
  })
}

/**
 * The address by which calendars read one's own bookings.
 *
 * @param resourceId reads those of this person at a vendor instead
 */
export function useCalendarFeed(resourceId: string | undefined) {
  return useQuery(calendarFeedOptions(useUserId(), resourceId))
}

/** Makes a new address, which is told only once; the one before ends. */
export function useOpenCalendarFeed(resourceId: string | undefined) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async () => {
      const { token } = await call('open_calendar_feed', whose(resourceId), opened)
      return `${runtimeConfig().apiUrl}/functions/v1/calendar/${token}.ics`
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myBookingKeys.feed(userId, resourceId) }),
  })
}

/** Ends the address at once. */
export function useEndCalendarFeed(resourceId: string | undefined) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: () => call('end_calendar_feed', whose(resourceId), z.unknown()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myBookingKeys.feed(userId, resourceId) }),
  })
}

/** The file of one's own booking for a calendar, made by the function calendar. */
export function useBookingFile() {
  return useMutation({
    mutationFn: async ({ orderId, signal }: { readonly orderId: string; readonly signal: AbortSignal }) => {
      const text = await invokeFunction('calendar', { order_id: orderId }, z.string(), signal)
      return new Blob([text], { type: 'text/calendar;charset=utf-8' })
    },
  })
}
