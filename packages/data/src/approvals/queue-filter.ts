/** The lists of applications. */
export const QUEUES = ['waiting', 'changes_requested', 'approved', 'rejected', 'all'] as const
export type ApprovalQueue = (typeof QUEUES)[number]

/** Which applications are listed. */
export interface QueueFilter {
  readonly queue: ApprovalQueue
  /** A part of the name of a business or of an applicant. */
  readonly search: string
}
