import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { decisionOf, indexOf, problemsOf } from './decisions/page.ts'

/** Writes the index of docs/decisions; with `--check`, compares it and the pages' heads instead. */
const INDEX = 'docs/decisions/README.md'
const isCheck = process.argv.includes('--check')

const pages = globSync('docs/decisions/[0-9]*.md')
  .toSorted()
  .map((path) => ({ file: basename(path), text: readFileSync(path, 'utf8') }))
const index = indexOf(pages.map(({ file, text }) => decisionOf(file, text)))
const written = existsSync(INDEX) ? readFileSync(INDEX, 'utf8') : ''
const problems = [
  ...pages.flatMap(({ file, text }) => problemsOf(file, text)),
  ...(isCheck && written !== index ? [`${INDEX} is behind: \`pnpm decisions\` writes it.`] : []),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
if (!isCheck) writeFileSync(INDEX, index)
