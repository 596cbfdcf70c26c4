import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'

const question = z.object({
  id: z.string(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
  answers: rows(
    z.object({
      id: z.string(),
      author_name: z.string(),
      /** The name of the seller who answered; null for a customer. */
      seller: z.nullable(z.string()),
      body: z.string(),
      created_at: z.string(),
    }),
  ),
  may_answer: z.boolean(),
})
/** A question about a product with its answers, sellers' first. */
export type Question = z.infer<typeof question>

/** How many questions are on a page. */
const PAGE_SIZE = 10

/** The questions about a product, newest first, a page at a time. */
export function useQuestions(productId: string) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.questions(productId),
    ...keysetPages(
      PAGE_SIZE,
      (after: Question | undefined, signal): Promise<readonly Question[]> =>
        call(
          'product_questions_of',
          {
            product_id: productId,
            limit_count: PAGE_SIZE,
            ...(after ? { before: after.created_at, before_id: after.id } : {}),
          },
          rows(question),
          signal,
        ),
    ),
  })
}

/** What somebody writes about a product; the key belongs to the text, so that repeating it writes nothing twice. */
export interface Writing {
  readonly body: string
  readonly key: string
}

/**
 * Asks a question about a product.
 *
 * @throws AppError text_length_invalid, words_blocked, contact_in_text, too_many_questions, product_not_found, network
 */
export function useAsk(productId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: Writing) =>
      call('ask_question', { product_id: productId, body, idempotency_key: key }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.questions(productId) }),
  })
}

/**
 * Answers a question.
 *
 * @throws AppError answer_not_allowed, question_not_found, text_length_invalid, words_blocked, contact_in_text, network
 */
export function useAnswer(productId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ questionId, body, key }: Writing & { readonly questionId: string }) =>
      call('answer_question', { question_id: questionId, body, idempotency_key: key }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.questions(productId) }),
  })
}

/** Reports a question or an answer; enough reports hide it. */
export function useReportText(productId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (subjectId: string) => call('report_text', { subject_id: subjectId }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.questions(productId) }),
  })
}
