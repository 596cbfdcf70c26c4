import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { useRoles } from '../profile/profile.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { approvalKeys } from './keys.ts'
import type { QueueFilter } from './queue-filter.ts'

/** The states that a reviewer meets; unknown ones are closed to decisions. */
export const approvalState = vocabulary(
  [
    'submitted',
    'under_review',
    'changes_requested',
    'approved',
    'active',
    'suspended',
    'terminated',
    'rejected',
  ],
  'active',
)

const queued = z.object({
  id: z.string(),
  role: z.string(),
  /** Whether it is about new documents of what is approved already. */
  renews: z.boolean(),
  name: z.nullable(z.string()),
  applicant: z.nullable(z.string()),
  state: approvalState,
  submitted_at: z.string(),
  is_late: z.boolean(),
  reviewer: z.nullable(z.string()),
  is_mine: z.nullable(z.boolean()),
})
/** An application as the list shows it. */
export type QueuedApplication = z.infer<typeof queued>

const PAGE_SIZE = 50
/** What others take and decide, and what becomes late, is seen within a minute. */
const REFRESH_MS = 60_000

/** Applications: those that wait, the oldest first, or others, the newest first; a page at a time. */
export function queueOptions(filter: QueueFilter) {
  return infiniteQueryOptions({
    queryKey: approvalKeys.queue(filter),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
    ...keysetPages(
      PAGE_SIZE,
      (after: QueuedApplication | undefined, signal): Promise<readonly QueuedApplication[]> =>
        call(
          'admin_applications',
          {
            state: filter.queue,
            search: filter.search,
            ...(after ? { after_at: after.submitted_at, after_id: after.id } : {}),
          },
          rows(queued),
          signal,
        ),
    ),
  })
}

/** Applications: those that wait, the oldest first, or others, the newest first; a page at a time. */
export function useApprovalQueue(filter: QueueFilter) {
  return useInfiniteQuery(queueOptions(filter))
}

/** How many applications wait for a decision, how many of them too long, and since when the first does. */
const waiting = z.object({ waiting: z.number(), late: z.number(), since: z.nullable(z.string()) })

/** How many applications wait for a decision; asked by administrators, again every minute. */
export function useApprovalsWaiting() {
  // The navigation is drawn before the guard knows who may stay.
  const { data: roles } = useRoles()
  return useQuery({
    queryKey: approvalKeys.waiting,
    enabled: roles?.includes('admin') ?? false,
    staleTime: REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('admin_applications_waiting', {}, waiting, signal),
  })
}
