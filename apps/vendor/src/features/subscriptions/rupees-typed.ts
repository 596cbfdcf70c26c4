/** Paise of what was typed as rupees; undefined for what is no amount up to ₹500. */
export function rupeesTyped(typed: string): number | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed.trim())) return undefined
  const paise = Math.round(Number(typed) * 100)
  return paise <= 50_000 ? paise : undefined
}
