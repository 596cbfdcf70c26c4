/** A part of a title, and whether the user typed it. */
export interface TitlePart {
  readonly text: string
  readonly isTyped: boolean
}

/**
 * A title cut into what was typed and the rest, so that a suggestion shows what it adds. Compared without regard to
 * case, at the beginnings of words; what was typed in another script or spelling is found nowhere and cuts nothing.
 */
export function typedParts(title: string, typed: string): readonly TitlePart[] {
  const lower = title.toLowerCase()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  // A few letters change their length with their case: then no position can be trusted.
  if (lower.length !== title.length) return [{ text: title, isTyped: false }]
  const ranges = words.flatMap((word) => {
    const start = startOf(lower, word)
    return start === undefined ? [] : [{ start, end: letterEnd(title, start + word.length) }]
  })
  const parts: TitlePart[] = []
  let done = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue
    if (start > done) parts.push({ text: title.slice(done, start), isTyped: false })
    parts.push({ text: title.slice(start, end), isTyped: true })
    done = end
  }
  if (done < title.length || parts.length === 0) parts.push({ text: title.slice(done), isTyped: false })
  return parts
}

/** Where a word of the title begins with these letters. */
function startOf(title: string, letters: string): number | undefined {
  for (let at = title.indexOf(letters); at >= 0; at = title.indexOf(letters, at + 1))
    if (at === 0 || /[\s(&/-]/.test(title.charAt(at - 1))) return at
  return undefined
}

/** The end of the letter at a position: a vowel sign or a joined consonant is not cut from its letter. */
function letterEnd(title: string, at: number): number {
  const letters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(title)]
  return letters.find(({ index }) => index >= at)?.index ?? title.length
}
