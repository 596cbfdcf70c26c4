import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'
import type { Writing } from './questions.ts'

const openQuestion = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.nullable(z.string()),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
})
/** A question about what a seller sells, which it has not answered. */
export type OpenQuestion = z.infer<typeof openQuestion>

/** How many questions are on a page. */
const PAGE_SIZE = 10

/** The questions that a seller has not answered, newest first, a page at a time. */
export function useSellersQuestions(vendorId: string) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.sellersQuestions(vendorId),
    ...keysetPages(
      PAGE_SIZE,
      (after: OpenQuestion | undefined, signal): Promise<readonly OpenQuestion[]> =>
        call(
          'vendor_questions',
          {
            vendor_id: vendorId,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(openQuestion),
          signal,
        ),
    ),
  })
}

/** Answers a question as a seller. */
export function useSellersAnswer(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ questionId, body, key }: Writing & { readonly questionId: string }) =>
      call('answer_question', { question_id: questionId, body, idempotency_key: key }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.seller(vendorId) }),
  })
}
