import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { type Proof, requirementsPage } from './requirements/page.ts'
import { storyTitles, testTitles } from './requirements/source-titles.ts'
import { assertionSentences } from './requirements/sql-titles.ts'

/** Writes docs/requirements.md, which is not in git, from the titles of all tests and the two lists of what they do not hold. */
const PAGE = 'docs/requirements.md'
const OPEN = 'docs/requirements-open.md'
const DEPARTURES = 'docs/decisions/0033-not-to-the-letter.md'

const readers: readonly (readonly [
  pattern: string,
  read: (path: string, source: string) => readonly string[],
])[] = [
  ['{apps,packages,scripts}/**/*.test.{ts,tsx}', testTitles],
  ['e2e/journeys/**/*.spec.ts', testTitles],
  ['{apps,packages}/*/src/**/*.stories.tsx', storyTitles],
  ['supabase/tests/*.test.sql', (_, source) => assertionSentences(source)],
]

const proofs: readonly Proof[] = readers.flatMap(([pattern, read]) =>
  globSync(pattern, { exclude: ['**/node_modules'] })
    .toSorted()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/')
      return read(path, readFileSync(path, 'utf8')).map((title) => ({ file, title }))
    }),
)
writeFileSync(PAGE, requirementsPage(proofs, readFileSync(OPEN, 'utf8'), readFileSync(DEPARTURES, 'utf8')))
console.log(`${PAGE} is written.`)
