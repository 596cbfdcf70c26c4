import { PREPARED_KINDS } from '@angadi/domain/applications/shop-setup.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { itemShape } from '../applications/item-shape.ts'
import { call } from '../client/call.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { approvalKeys } from './keys.ts'
import { approvalState } from './queue.ts'

const item = z.object({
  ...itemShape,
  number_kind: z.nullable(z.string()),
  state: vocabulary(['missing', 'expired', 'given', 'sent_back', 'accepted'], 'sent_back'),
})
/** What is asked for, and what the applicant has handed in. */
export type ApprovalItem = z.infer<typeof item>

/** Somebody else's application with the same number or bank account. */
const duplicate = z.object({
  requirement: z.string(),
  application_id: z.string(),
  name: z.nullable(z.string()),
  state: z.string(),
})

const event = z.object({
  act: z.string(),
  by: z.nullable(z.string()),
  detail: z.object({ requirement: z.optional(z.string()), reason: z.optional(z.string()) }),
  at: z.string(),
})
/** What was done with an application. */
export type ApprovalEvent = z.infer<typeof event>

export const approval = z.object({
  id: z.string(),
  role: z.string(),
  /** The approved application whose documents it renews. */
  renews: z.nullable(z.string()),
  /** What the applicant will sell, and may prepare meanwhile; null for who carries. */
  sells: z.nullable(z.enum(PREPARED_KINDS)),
  state: approvalState,
  /** Rises with every act of the applicant; a decision names the one that was seen. */
  version: z.number(),
  profile: z.record(z.string(), z.unknown()),
  /** The language in which the applicant is written to. */
  language: z.string(),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  submitted_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  items: rows(item),
  applicant: z.nullable(z.string()),
  reviewer: z.nullable(z.string()),
  /** Whether the caller reviews it now. */
  is_mine: z.nullable(z.boolean()),
  /** Whether the caller is the applicant. */
  is_own: z.boolean(),
  duplicates: rows(duplicate),
  misfit: z.nullable(z.object({ requirement: z.string(), with: z.string() })),
  events: rows(event),
})
/** One application as its reviewer sees it. */
export type Approval = z.infer<typeof approval>

/** What the applicant or another reviewer does is seen within a minute. */
const REFRESH_MS = 60_000

/** One application, with what was handed in, what a machine has found, and what was done so far. */
export function useApproval(applicationId: string) {
  return useQuery({
    queryKey: approvalKeys.application(applicationId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('admin_application', { application_id: applicationId }, approval, signal),
  })
}
