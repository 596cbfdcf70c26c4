import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { measureKeys } from './keys.ts'
import { measureShape } from './measure.ts'

const myMeasure = z.object({
  ...measureShape,
  may_appeal: z.boolean(),
  /** When the administration has looked at a page of one's appeal. */
  openings: z.array(z.object({ at: z.string(), page: z.number() })),
})
/** A suspension or a notice as the person reads it. */
export type MyMeasure = z.infer<typeof myMeasure>

/** What was decided about the reader's work, or about businesses they work for; what lasts comes first. */
export function useMyMeasures() {
  const userId = useUserId()
  return useQuery({
    queryKey: measureKeys.mine(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_measures', {}, rows(myMeasure), signal),
  })
}

/** One's side, with photos of papers. */
export interface Appeal {
  readonly words: string
  readonly pages: readonly Blob[]
}

/**
 * Appeals, once: pages are stored one after the other, and named with the words.
 *
 * @throws AppError measure_not_found, measure_over, appealed_already, appeal_too_late, appeal_invalid, pages_invalid
 */
export function useAppeal(measureId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ words, pages }: Appeal) => {
      const files: string[] = []
      for (const page of pages)
        files.push(await storeCheckedPicture(`provider-document?measure=${measureId}`, page))
      return call('appeal', { measure_id: measureId, words, files }, z.unknown())
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: measureKeys.all }),
  })
}
