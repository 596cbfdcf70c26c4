/** Why a measure is missed, by screen and measure; what is missed without a reason is a defect. */
export const REASONS: Readonly<Record<string, string>> = {}
