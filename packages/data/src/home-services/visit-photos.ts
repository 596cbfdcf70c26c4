import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { ADDRESS_STALE_MS, pictureAddresses } from '../pictures/picture-addresses.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import type { ReviewPhoto } from '../reviews/review-photos.ts'
import { nothing } from '../rows.ts'

/** The bucket of photos of work at a home: private, read by the two parties and the help. */
const BUCKET = 'visit-pictures'

/** The sides of the work that are photographed. */
export const VISIT_STAGES = ['before', 'after'] as const
export type VisitStage = (typeof VISIT_STAGES)[number]

const visitPhotos = z.object({
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** How many of each there may be. */
  most: z.number(),
  /** The stages of which the caller can take photos now. */
  may_add: z.array(z.string()),
})
/** The paths of the photos of a visit. */
export type VisitPhotos = z.infer<typeof visitPhotos>

/** The photos of the work of a visit, by their paths. */
export function visitPhotosOptions(orderId: string) {
  return queryOptions({
    queryKey: orderKeys.visitPhotos(orderId),
    staleTime: 0,
    queryFn: ({ signal }) => call('visit_photos', { order_id: orderId }, visitPhotos, signal),
  })
}

/** The addresses of those photos for an hour, by path. */
export function visitPhotoUrlsOptions(paths: readonly string[]) {
  return queryOptions({
    queryKey: orderKeys.visitPhotoUrls(paths),
    enabled: paths.length > 0,
    staleTime: ADDRESS_STALE_MS,
    queryFn: () => pictureAddresses(BUCKET, paths),
  })
}

/** The photos of the work of a visit, for its customer, its business and the help. */
export function useVisitPhotos(orderId: string) {
  const query = useQuery(visitPhotosOptions(orderId))
  const { data: urls } = useQuery(
    visitPhotoUrlsOptions(query.data ? [...query.data.before, ...query.data.after] : []),
  )
  const shown = (stage: VisitStage): readonly ReviewPhoto[] =>
    query.data?.[stage].map((path) => ({ path, url: urls?.get(path) })) ?? []
  return { ...query, urls, shown }
}

/**
 * Stores a photo of the work through the function that looks into it, and shows it to the customer.
 *
 * @throws AppError photo_not_now, picture_invalid, too_many_pictures, or a lost network
 */
export function useAddVisitPhoto(orderId: string) {
  return useChange(
    orderId,
    async ({ stage, photo }: { readonly stage: VisitStage; readonly photo: Blob }) => {
      const path = await storeCheckedPicture(`visit-picture?order=${encodeURIComponent(orderId)}`, photo)
      await call('add_visit_photo', { order_id: orderId, stage, path }, nothing)
      return path
    },
  )
}

/**
 * Takes a photo of the work back.
 *
 * @throws AppError photo_not_now, or a lost network
 */
export function useRemoveVisitPhoto(orderId: string) {
  return useChange(orderId, (path: string) =>
    call('remove_visit_photo', { order_id: orderId, path }, nothing),
  )
}

function useChange<Change, Answer>(orderId: string, send: (change: Change) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    scope: { id: `visit-photos:${orderId}` },
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.visitPhotos(orderId) }),
  })
}
