import { type Source, sourcesOf, unmarked } from './marks.ts'

/** A test, story or assertion whose title names what it proves. */
export interface Proof {
  readonly file: string
  readonly title: string
}

const INTRODUCTION = `# Which test holds what

Written by \`pnpm requirements\` from the titles of the tests: a test that proves a line of the specification says so at the end of its title, as in "(Spec §4 Orders)", a story at the end of its docstring. "Decisions" is the page that settles conflicts and gaps of the specification, "Issues" are those of this repository. At its end stand the lines without a test (docs/requirements-open.md) and those whose letter is not followed (docs/decisions/0033), each with its reason.
`

function rank({ section, part }: Source): string {
  const number = /^§(\d+)$/.exec(section)?.[1]
  return `${number ? number.padStart(3, '0') : section} ${part.toLowerCase()}`
}

function linesOf(proofs: readonly Proof[]): readonly string[] {
  const files = Map.groupBy(proofs, ({ file }) => file)
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, inFile]) => [
      `- \`${file}\``,
      ...new Set(inFile.map(({ title }) => `  - ${unmarked(title)}`)),
    ])
}

/** The tables of the decision on departures, a level below the page's own heading for them. */
function tablesOf(departures: string): string {
  const tables = departures.slice(departures.search(/^## /m)).replace(/^## /gm, '### ')
  return `## Lines whose letter is not followed, and why\n\n${tables.trim()}`
}

/**
 * The page of requirements: section, part, file, titles.
 *
 * @param open the manually written list of requirements without a test, in Markdown
 * @param departures the decision that lists what departs from the specification's letter, in Markdown
 */
export function requirementsPage(proofs: readonly Proof[], open: string, departures: string): string {
  const marked = proofs.flatMap((proof) => sourcesOf(proof.title).map((source) => ({ source, proof })))
  const ranked = marked.toSorted((one, other) => (rank(one.source) < rank(other.source) ? -1 : 1))
  const sections = Map.groupBy(ranked, ({ source }) => source.section)
  const text = [...sections].flatMap(([section, inSection]) => {
    const parts = Map.groupBy(inSection, ({ source }) => source.part.toLowerCase())
    return [
      `## ${section}`,
      ...[...parts.values()].flatMap((inPart) => {
        const part = inPart[0]?.source.part
        const lines = linesOf(inPart.map(({ proof }) => proof)).join('\n')
        return part ? [`### ${part}`, lines] : [lines]
      }),
    ]
  })
  return `${[INTRODUCTION.trim(), ...text, open.trim(), tablesOf(departures)].join('\n\n')}\n`
}
