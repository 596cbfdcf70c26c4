/** A cell: numbers stay numbers, so that a spreadsheet can add them up. */
export type CsvCell = string | number

/**
 * A CSV file as text; what a spreadsheet would take for a formula is written as text.
 *
 * @param fields the names of the columns
 */
export async function csvText(
  fields: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const data = rows.map((row) => [...row])
  // The byte order mark tells spreadsheets that it is UTF-8: without it Telugu is garbled.
  return `\ufeff${Papa.unparse({ fields: [...fields], data }, { escapeFormulae: true })}`
}
