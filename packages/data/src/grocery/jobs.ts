import { BAG_KINDS, LINE_STATES } from '@angadi/domain/grocery/substitution.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { type Job, useJobs } from '../courier-console/jobs.ts'
import { courierKeys } from '../courier-console/keys.ts'
import { readDetail } from '../orders/detail.ts'
import { useUserId } from '../session/session-store.ts'
import { named, translatedName } from '../translated.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { bags } from './picking.ts'

const groceryJob = z.object({
  bags,
  lines: rows(
    z.object({
      position: z.number(),
      packed_with: vocabulary(BAG_KINDS, 'food'),
      ...translatedName,
      picture: z.nullable(z.string()),
      pack_size: z.nullable(z.number()),
      pack_unit: z.nullable(z.string()),
      /** Pieces of packs; null for what was weighed. */
      quantity: z.nullable(z.number()),
      grams: z.nullable(z.number()),
      state: vocabulary(LINE_STATES, 'waiting'),
      /** What takes the place of what is missing. */
      instead: z.nullable(
        z.object({
          name: z.string(),
          quantity: z.number(),
          pack_size: z.nullable(z.number()),
          pack_unit: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
/** Groceries that a courier carries: what is in which bag. Cash in paise. */
export type GroceryJob = Job & z.infer<typeof groceryJob>

/** The jobs that bring groceries, with what is in which bag, named in a language. */
export function groceryJobsIn(jobs: readonly Job[], language: Language): readonly GroceryJob[] {
  return jobs
    .filter(({ trade }) => trade === 'grocery')
    .flatMap((job) => {
      const read = readDetail(job.detail, groceryJob)
      return read ? [{ ...job, bags: read.bags, lines: read.lines.map((line) => named(line, language)) }] : []
    })
}

/** The groceries that the signed-in courier carries. */
export function useGroceryJobs() {
  const language = useLanguage((state) => state.language)
  const jobs = useJobs()
  return { ...jobs, data: jobs.data && groceryJobsIn(jobs.data, language) }
}

/**
 * Takes a bag by its code or number; answers its number and how many are left.
 *
 * @throws AppError bag_not_found
 */
export function useCheckBag(orderId: string) {
  const queryClient = useQueryClient()
  const queryKey = courierKeys.jobs(useUserId())
  return useMutation({
    mutationFn: (code: string) =>
      call('check_bag', { order_id: orderId, code }, z.object({ number: z.number(), left: z.number() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
