import { globSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { sourcesOf, unmarked } from './requirements/marks.ts'
import { type Proof, requirementsPage } from './requirements/page.ts'
import { storyTitles, testTitles } from './requirements/source-titles.ts'
import { assertionSentences } from './requirements/sql-titles.ts'

/**
 * Writes docs/requirements.md, which is not in git, from the titles of all tests and the two lists of what they do not
 * hold. With `--check` nothing is written, and it fails where a title names a section that does not exist, or a story
 * names one without asserting anything.
 */
const PAGE = 'docs/requirements.md'
const OPEN = 'docs/requirements-open.md'
const DEPARTURES = 'docs/decisions/0033-not-to-the-letter.md'

/** The sections of the specification. */
const SECTIONS: ReadonlySet<string> = new Set(Array.from({ length: 9 }, (_, index) => `§${index + 1}`))

type Read = (path: string, source: string) => readonly { readonly title: string; readonly isProof: boolean }[]

const all = (titles: readonly string[]) => titles.map((title) => ({ title, isProof: true }))
const readers: readonly (readonly [pattern: string, read: Read])[] = [
  ['{apps,packages,scripts}/**/*.test.{ts,tsx}', (path, source) => all(testTitles(path, source))],
  ['e2e/journeys/**/*.spec.ts', (path, source) => all(testTitles(path, source))],
  ['{apps,packages}/*/src/**/*.stories.tsx', storyTitles],
  ['supabase/tests/*.test.sql', (_, source) => all(assertionSentences(source))],
]

const titles = readers.flatMap(([pattern, read]) =>
  globSync(pattern, { exclude: ['**/node_modules'] })
    .toSorted()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/')
      return read(path, readFileSync(path, 'utf8')).map((title) => ({ file, ...title }))
    }),
)

if (process.argv.includes('--check')) {
  const problems = titles.flatMap(({ file, title, isProof }) => {
    const sections = sourcesOf(title).map(({ section }) => section)
    const unknown = sections.filter((section) => section.startsWith('§') && !SECTIONS.has(section))
    return [
      ...unknown.map((section) => `${file}: there is no ${section}: ${title}`),
      ...(sections.length > 0 && !isProof
        ? [`${file}: the story names ${sections.join(', ')}, but its play asserts nothing: ${title}`]
        : []),
    ]
  })
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}

const proofs: readonly Proof[] = titles.map(({ file, title, isProof }) => ({
  file,
  title: isProof ? title : unmarked(title),
}))
writeFileSync(PAGE, requirementsPage(proofs, readFileSync(OPEN, 'utf8'), readFileSync(DEPARTURES, 'utf8')))
console.log(`${PAGE} is written.`)
