import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import type { AuditFilter } from './audit-filter.ts'
import { adminKeys } from './keys.ts'

const entry = z.object({
  id: z.number(),
  at: z.string(),
  actor_name: z.nullable(z.string()),
  actor_role: z.string(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  note: z.nullable(z.string()),
})
/** One line of the audit log. */
export type AuditEntry = z.infer<typeof entry>

const PAGE_SIZE = 50

/** The audit log, newest first, a page at a time. */
export function auditOptions({ action, actor, subject }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: adminKeys.audit({ action, actor, subject }),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: AuditEntry | undefined, signal): Promise<readonly AuditEntry[]> =>
        call(
          'admin_audit',
          {
            of_action: action,
            by_actor: actor,
            about: subject,
            limit_count: PAGE_SIZE,
            ...(after ? { before_id: after.id } : {}),
          },
          rows(entry),
          signal,
        ),
    ),
  })
}

/** The audit log, newest first, a page at a time. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery(auditOptions(filter))
}

/** The actions that the audit log knows. */
export function useAuditActions() {
  return useQuery({
    queryKey: adminKeys.auditActions,
    queryFn: ({ signal }) => call('audit_actions', {}, z.array(z.string()), signal),
  })
}
