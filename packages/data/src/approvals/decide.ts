import type { RejectionReason } from '@angadi/domain/applications/vocabulary.ts'
import type { SentDecision } from '@angadi/domain/approvals/item-decisions.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { type Approval, approval } from './application.ts'
import { approvalKeys } from './keys.ts'

/** Shows an application as an act has answered it, and has the lists read again. */
function show(queryClient: QueryClient, answer: Approval): void {
  queryClient.setQueryData(approvalKeys.application(answer.id), answer)
  void queryClient.invalidateQueries({ queryKey: approvalKeys.lists })
  void queryClient.invalidateQueries({ queryKey: approvalKeys.waiting })
}

/**
 * Makes the caller the reviewer of an application, instead of whoever was.
 *
 * @throws AppError application_not_found, own_account, decided_meanwhile {by, state}
 */
export function useTakeApplication(applicationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('take_application', { application_id: applicationId }, approval),
    onSuccess: (answer) => show(queryClient, answer),
  })
}

/** Decisions of items, on the version that was seen. */
export interface DecidedItems {
  readonly version: number
  readonly decisions: readonly SentDecision[]
}

/**
 * Accepts items and sends others back.
 *
 * @throws AppError application_not_found, not_your_review {by}, decided_meanwhile {by, state}, changed_meanwhile {version}
 */
export function useDecideItems(applicationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, decisions }: DecidedItems) =>
      call(
        'decide_items',
        {
          application_id: applicationId,
          version,
          decisions: decisions.map((decision) => ({ ...decision })),
        },
        approval,
      ),
    onSuccess: (answer) => show(queryClient, answer),
  })
}

/** What becomes of a whole application, on the version that was seen. */
export interface DecidedApplication {
  readonly version: number
  /** Why it is rejected; undefined approves it. */
  readonly reason: RejectionReason | undefined
  readonly note: string
}

/**
 * Approves an application, which makes what was applied for, or rejects it with a reason.
 *
 * @throws AppError application_not_found, not_your_review {by}, decided_meanwhile {by, state}, changed_meanwhile
 *   {version}, item_open {requirement}, duplicate_needs_reason
 */
export function useDecideApplication(applicationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, reason, note }: DecidedApplication) =>
      call(
        'decide_application',
        {
          application_id: applicationId,
          version,
          approve: reason === undefined,
          note,
          ...(reason === undefined ? {} : { reason }),
        },
        approval,
      ),
    onSuccess: (answer) => show(queryClient, answer),
  })
}
