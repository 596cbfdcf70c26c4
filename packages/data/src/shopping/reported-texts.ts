import { REPORT_STATES, type ReportQueue } from '@angadi/domain/reports/queues.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { shoppingKeys } from './keys.ts'

const reportedText = z.object({
  id: z.string(),
  /** When it was first reported, or decided about. */
  at: z.string(),
  kind: vocabulary(['question', 'answer'], 'question'),
  author_name: z.string(),
  /** The name of the seller who answered; null for a customer. */
  seller: z.nullable(z.string()),
  /** What an answer answers. */
  question: z.nullable(z.string()),
  body: z.string(),
  state: vocabulary(REPORT_STATES, 'shown'),
  created_at: z.string(),
  product_id: z.string(),
  product_name: z.nullable(z.string()),
  /** How many people have reported it. */
  reports: z.number(),
  decision: z.nullable(z.object({ is_kept: z.boolean(), at: z.string(), by: z.nullable(z.string()) })),
})
/** A reported question about a product, or a reported answer, for administrators. */
export type ReportedText = z.infer<typeof reportedText>

const PAGE_SIZE = 20

/** Reported questions and answers: those that wait, the oldest report first; or those decided, the latest first. */
export function useReportedTexts(queue: ReportQueue) {
  return useInfiniteQuery({
    queryKey: shoppingKeys.reportedTexts(queue),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: ReportedText | undefined, signal): Promise<readonly ReportedText[]> =>
        call(
          'reported_texts',
          { queue, limit_count: PAGE_SIZE, ...(after ? { cursor_at: after.at, cursor_id: after.id } : {}) },
          rows(reportedText),
          signal,
        ),
    ),
  })
}

/** How many reported questions and answers wait, and how many of them are hidden meanwhile. */
export function useReportedTextsCount() {
  return useQuery({
    queryKey: shoppingKeys.reportedTextsCount,
    queryFn: ({ signal }) =>
      call('reported_texts_count', {}, z.object({ open: z.number(), hidden: z.number() }), signal),
  })
}

/**
 * Shows a question or answer, or takes it down; its author is told.
 *
 * @throws AppError question_not_found, role_required
 */
export function useDecideText() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, keep }: { readonly id: string; readonly keep: boolean }) =>
      call('decide_text', { subject_id: id, keep }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.everyReportedText }),
  })
}

/** Fetches reported questions and answers again when somebody reports or decides. Use once per page. */
export function useLiveReportedTexts(): void {
  useRefetchOnEvent('text_report', shoppingKeys.everyReportedText)
}
