/** How many characters a line of SQL may have. */
export const LONGEST = 120

/** A file with more long lines than it may have. */
export interface TooLong {
  readonly file: string
  /** The numbers of its long lines, from one on. */
  readonly lines: readonly number[]
}

/** The numbers of the lines that are too long. Characters are counted, not bytes: ₹ and తెలుగు are in many. */
export function longLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => ([...line].length > LONGEST ? [index + 1] : []))
}

/**
 * The files that have long lines, or more of them than were there before.
 *
 * @param before how many each file had when the check began, by its name
 */
export function tooLong(
  files: Iterable<readonly [file: string, text: string]>,
  before: Readonly<Record<string, number>>,
): readonly TooLong[] {
  return [...files].flatMap(([file, text]) => {
    const lines = longLines(text)
    return lines.length > (before[file] ?? 0) ? [{ file, lines }] : []
  })
}
