/** A line that carries the code on its pack, where it has one. */
export interface Coded {
  readonly barcode: string | null
}

/** The digits of a scanned or typed code: an EAN of 8 to 14 digits without blanks and leading zeros. */
function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, '').replace(/^0+/, '')
}

/**
 * The line that a scanned or typed code belongs to. A UPC of 12 digits is the same as its EAN with a leading zero.
 *
 * @returns undefined for a code that no line has
 */
export function lineOfCode<Line extends Coded>(lines: readonly Line[], code: string): Line | undefined {
  const digits = digitsOf(code)
  if (digits === '') return undefined
  return lines.find(({ barcode }) => barcode !== null && digitsOf(barcode) === digits)
}
