/** Why a message is reported; the same as the constraint `message_report_reason`. */
export const REPORT_REASONS = ['rude', 'threat', 'asks_for_money', 'picture', 'other'] as const

/** Why a message is reported. */
export type ReportReason = (typeof REPORT_REASONS)[number]
