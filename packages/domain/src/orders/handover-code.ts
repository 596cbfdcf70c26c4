/** Number of digits of the handover codes, at pick-up and at delivery. */
export const HANDOVER_CODE_LENGTH = 4

/** Wrong codes before a pause, and how long the pause lasts, in seconds. The server counts. */
export const HANDOVER_TRIES = 5
export const HANDOVER_PAUSE_SECONDS = 60
