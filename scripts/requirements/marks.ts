/** The mark in a title that names its requirement's source. */
export interface Source {
  /** `§4` of the specification, `Decisions` or `Issues`. */
  readonly section: string
  /** The part of the section, as in `Orders`; empty for the section as a whole. */
  readonly part: string
}

const MARK = /\(((?:Spec §|Decisions\b|Issue\b)[^()]*)\)/g

function sourceOf(text: string): Source {
  const [, section = '', rest = ''] =
    /^(?:Spec )?(§\d+|Decisions|Issue(?: \d+)?)[\s,:]*(.*)$/.exec(text) ?? []
  const part = rest.split(/[,:]/)[0]?.trim() ?? ''
  return { section: section.startsWith('Issue') ? 'Issues' : section, part }
}

/** The marks of a title, as in `(Spec §4 Orders, §9 Timing; Decisions, Weather)`: here three. */
export function sourcesOf(title: string): readonly Source[] {
  return [...title.matchAll(MARK)]
    .flatMap(([, mark = '']) => mark.split(/;\s*|,\s*(?=§|Decisions\b)/))
    .map(sourceOf)
    .filter(({ section }) => section !== '')
}

/** A title without its marks. */
export function unmarked(title: string): string {
  return title
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,:;])/g, '$1')
    .trim()
}
