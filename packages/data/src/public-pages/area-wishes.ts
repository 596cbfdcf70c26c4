import type { LatLng } from '@angadi/domain/geo.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { publicPageKeys } from './keys.ts'

/** Whether the signed-in user waits for deliveries at a place; nothing for guests. */
export function useAreaWish({ lat, lng }: LatLng) {
  const userId = useUserId()
  return useQuery({
    queryKey: publicPageKeys.area(userId, { lat, lng }),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('wants_area', { lat, lng }, z.boolean(), signal),
  })
}

export interface AreaWish {
  /** What its person calls the place. */
  readonly place: string
  readonly wanted: boolean
}

/** Stores or withdraws the wish to be told when deliveries begin at a place; shown when the server has it. */
export function useWantArea({ lat, lng }: LatLng) {
  const queryClient = useQueryClient()
  const queryKey = publicPageKeys.area(useUserId(), { lat, lng })
  return useMutation({
    mutationFn: (wish: AreaWish) => call('want_area', { lat, lng, ...wish }, z.boolean()),
    onSuccess: (isWanted) => queryClient.setQueryData<boolean>(queryKey, isWanted),
  })
}
