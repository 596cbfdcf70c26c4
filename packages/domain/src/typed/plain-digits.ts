/** The code points of zero in the scripts of India and in Arabic-Indic writing; nine digits follow each. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
] as const

/**
 * A number, day or code as it was pasted, in the characters of a keyboard: digits of Indian scripts become 0 to 9, spaces of
 * any width one space, dashes a hyphen. Marks without a width go, and the apostrophe or formula (`="0890"`) by which a
 * spreadsheet keeps a number as text.
 */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = ZEROS.find((first) => code >= first && code <= first + 9)
      return zero === undefined ? digit : String(code - zero)
    })
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['‘’](?=.)/, '')
    .trim()
}
