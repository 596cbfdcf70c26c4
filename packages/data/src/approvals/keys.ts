import type { QueueFilter } from './queue-filter.ts'

/** Query keys of the reviewer's desk. */
export const approvalKeys = {
  all: ['approvals'] as const,
  /** Every list, whatever its filter. */
  lists: ['approvals', 'queue'] as const,
  queue: (filter: QueueFilter) => ['approvals', 'queue', filter] as const,
  waiting: ['approvals', 'waiting'] as const,
  application: (applicationId: string) => ['approvals', 'application', applicationId] as const,
  page: (documentId: string, page: number) => ['approvals', 'page', documentId, page] as const,
}
