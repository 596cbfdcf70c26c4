import * as z from 'zod/mini'

/**
 * A value of a closed list in an answer of the database. An installed app may be older than the database and meet a
 * value that it does not know: that value becomes `fallback`, and the rest of the answer is used.
 *
 * @param words the values that this build knows
 * @param fallback what a screen shows instead of an unknown value: the most general one
 */
export function vocabulary<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  return z.catch(z.enum(words), fallback)
}

/**
 * A list of rows, each parsed separately: a row that this build cannot read is left out and named in the console,
 * instead of failing the whole list.
 *
 * @param row the shape of one row
 */
export function rows<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]) =>
      list.flatMap((one): z.output<Row>[] => {
        const read = row.safeParse(one)
        if (read.success) return [read.data]
        console.error('A row of an answer could not be read', z.prettifyError(read.error))
        return []
      }),
    ),
  )
}
