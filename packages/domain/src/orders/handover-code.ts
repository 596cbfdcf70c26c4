/** Number of digits of the handover codes, at pick-up and at delivery. */
export const HANDOVER_CODE_LENGTH = 4

/** How long wrong codes are refused after too many of them, in seconds. The server counts. */
export const HANDOVER_PAUSE_SECONDS = 60
