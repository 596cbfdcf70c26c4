/** Rupees that a surcharge may have, as the database checks. */
export const SURCHARGE_RUPEES = { least: 1, most: 50 } as const

/** Typed whole rupees of a surcharge; undefined for anything else. */
export function wholeRupees(typed: string): number | undefined {
  const amount = Number(typed)
  const { least, most } = SURCHARGE_RUPEES
  return typed.trim() !== '' && Number.isInteger(amount) && amount >= least && amount <= most
    ? amount
    : undefined
}
