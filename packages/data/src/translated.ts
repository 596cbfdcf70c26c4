import * as z from 'zod/mini'

/** A name by language, beside the one that everybody else reads. */
export const translations = z.record(z.string(), z.string())

/** The fields of a row that has a name in several languages. */
export const translatedName = { name: z.string(), name_translations: translations }

interface Translated {
  readonly name: string
  readonly name_translations: Readonly<Record<string, string>>
}

/** A row with its name in a language, or as it is where nobody has translated it. */
export function named<Row extends Translated>(row: Row, language: string): Row {
  return { ...row, name: row.name_translations[language] ?? row.name }
}
