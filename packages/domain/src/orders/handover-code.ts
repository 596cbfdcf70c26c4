/** Digits of the codes that pass an order from hand to hand: at the counter and at the door. */
export const HANDOVER_CODE_LENGTH = 4

/** Wrong codes before a pause, and how long the pause lasts, in seconds. The server counts. */
export const HANDOVER_TRIES = 5
export const HANDOVER_PAUSE_SECONDS = 60
