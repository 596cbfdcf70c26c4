/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** A number of four hexadecimal digits. */
export function hex(value: number): string {
  return value.toString(16).padStart(4, '0')
}

/** A text as PDF writes it outside of drawings: UTF-16 with its mark. */
export function pdfText(text: string): string {
  let units = 'feff'
  for (let index = 0; index < text.length; index++) units += hex(text.charCodeAt(index))
  return `<${units}>`
}
