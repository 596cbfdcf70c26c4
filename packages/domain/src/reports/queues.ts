/** The queues of what was reported: what waits for an administrator, and what was decided. */
export const REPORT_QUEUES = ['open', 'decided'] as const
export type ReportQueue = (typeof REPORT_QUEUES)[number]

/** How something that was reported stands: for everybody to see, hidden until it is decided, or taken down. */
export const REPORT_STATES = ['shown', 'reported', 'removed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** How many reports wait, and how many of what they are about are hidden until it is decided. */
export interface ReportCount {
  readonly open: number
  readonly hidden: number
}
