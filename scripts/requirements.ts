import { existsSync, readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** Checks that the tables of docs/requirements name tests that exist: the file, and the title written in it. */
const FOLDER = 'docs/requirements'

interface Named {
  readonly table: string
  readonly line: number
  readonly file: string
  readonly title: string
}

function namedIn(table: string): { readonly named: readonly Named[]; readonly wrong: readonly string[] } {
  const named: Named[] = []
  const wrong: string[] = []
  const lines = readFileSync(`${FOLDER}/${table}`, 'utf8').split('\n')
  for (const [index, text] of lines.entries()) {
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const isRow = text.startsWith('|') && !/^\|[\s:|-]+$/.test(text) && cells[1] !== 'Section'
    if (!isRow) continue
    const tests = (cells[3] ?? '').split('<br>').map((cell) => cell.trim())
    for (const test of tests) {
      const [file, title, ...rest] = test.split(' › ').map((part) => part.replaceAll('`', '').trim())
      if (!file || !title || rest.length > 0)
        wrong.push(`${FOLDER}/${table}:${index + 1} names no test: "${test}" (wanted: file › title)`)
      else named.push({ table, line: index + 1, file, title: title.replaceAll('\\|', '|') })
    }
  }
  return { named, wrong }
}

const quotes = /\\(['"`])/g
const kept = new Map<string, string>()

function textOf(file: string): string {
  const known = kept.get(file)
  if (known !== undefined) return known
  // A title that needs a quoting sign in the source has it without one in the table; SQL doubles its quotes.
  const text = readFileSync(file, 'utf8').replace(quotes, '$1').replaceAll("''", "'")
  kept.set(file, text)
  return text
}

function problemOf({ table, line, file, title }: Named): string | undefined {
  const where = `${FOLDER}/${table}:${line}`
  if (!existsSync(file)) return `${where} names ${file}, which does not exist`
  if (!textOf(file).includes(title)) return `${where}: ${file} has no test "${title}"`
  return undefined
}

const tables = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md')
const read = tables.map(namedIn)
const named = read.flatMap((table) => table.named)
const problems = [
  ...read.flatMap((table) => table.wrong),
  ...named.map(problemOf).filter((one) => one !== undefined),
]
for (const problem of problems) console.error(problem)
if (problems.length === 0)
  console.log(`Requirements: ${named.length} tests named in ${tables.length} tables, all there`)
process.exit(problems.length === 0 ? 0 : 1)
