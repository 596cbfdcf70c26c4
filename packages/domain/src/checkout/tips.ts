import type { Paise } from '../money.ts'

/** The tips offered at checkout; none is preselected. */
export const TIP_CHOICES_PAISE = [1_000, 2_000, 3_000, 5_000] as const satisfies readonly Paise[]

/** The most that can be tipped; the server refuses more. */
export const TIP_LIMIT_PAISE: Paise = 100_000
