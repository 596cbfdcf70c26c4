/** A thing in which variants differ, with its values: `{ name: 'Size', values: ['S', 'M'] }`. */
export type VariantAxis = { readonly name: string; readonly values: readonly string[] }

/** The server's limits of variants that are made at once. */
export const VARIANT_LIMITS = { axes: 3, values: 30, letters: 40, combinations: 60 } as const

/** An axis as it is typed: its name, and values separated by commas. */
export interface AxisDraft {
  readonly name: string
  readonly values: string
}

function hasTwins(words: readonly string[]): boolean {
  return new Set(words.map((word) => word.toLowerCase())).size !== words.length
}

/** The axes of variants to be made; empty lines are left out, undefined when they cannot be read. */
export function axesOf(drafts: readonly AxisDraft[]): readonly VariantAxis[] | undefined {
  const axes = drafts
    .map(({ name, values }) => ({
      name: name.trim(),
      values: values
        .split(/[,;\n]/)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    }))
    .filter(({ name, values }) => name !== '' || values.length > 0)
  const { axes: most, values: mostValues, letters, combinations } = VARIANT_LIMITS
  const isReadable =
    axes.length >= 1 &&
    axes.length <= most &&
    !hasTwins(axes.map(({ name }) => name)) &&
    axes.every(
      ({ name, values }) =>
        name !== '' &&
        name.length <= letters &&
        values.length >= 1 &&
        values.length <= mostValues &&
        values.every((value) => value.length <= letters) &&
        !hasTwins(values),
    )
  return isReadable && combinationsOf(axes) <= combinations ? axes : undefined
}

/** How many variants the axes make. */
export function combinationsOf(axes: readonly VariantAxis[]): number {
  return axes.reduce((product, { values }) => product * values.length, 1)
}
