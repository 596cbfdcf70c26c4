/** Why somebody is suspended, or their work with Angadi ended, as this build can name it. */
export const MEASURE_REASONS = [
  'papers',
  'quality',
  'cancellations',
  'conduct',
  'money_held',
  'rules',
  'safety',
  'fraud',
  'area_ends',
] as const
export type MeasureReason = (typeof MEASURE_REASONS)[number]

const GRAVE: readonly MeasureReason[] = ['safety', 'fraud']

/** The reasons that can be given for a suspension, and for ending somebody's work. */
export const REASONS_OF = {
  suspension: MEASURE_REASONS.filter((reason) => reason !== 'area_ends'),
  termination: MEASURE_REASONS.filter((reason) => reason !== 'papers'),
} as const satisfies Record<string, readonly MeasureReason[]>

/** Whether a reason is grave: it takes two to lift it, and only then can work end at once. */
export function isGrave(reason: MeasureReason): boolean {
  return GRAVE.includes(reason)
}

/** A reason, if this build knows it. */
export function measureReasonNamed(name: string): MeasureReason | undefined {
  return MEASURE_REASONS.find((one) => one === name)
}

/** Lengths of what is written about a measure. */
export const MEASURE_NOTE = { least: 3, most: 300 } as const
export const APPEAL_TEXT = { least: 10, most: 2000 } as const
/** So many pages can be handed in with an appeal. */
export const MOST_APPEAL_PAGES = 5
