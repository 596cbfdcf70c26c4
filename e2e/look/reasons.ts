/**
 * Why a measure is missed: by screen and measure ("home: covered"), or by measure alone where it is the same everywhere.
 * What is missed without a reason is a defect.
 */
export const REASONS: Readonly<Record<string, string>> = {}
