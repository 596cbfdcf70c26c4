import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Collects the stable codes that the migrations refuse with, writes them where the apps look them up, and checks that
 * each has a sentence in the languages that are complete in every change. With --check it writes nothing and fails
 * where the file is out of date.
 */
const MIGRATIONS = 'supabase/migrations'
const CODES_FILE = 'packages/data/src/errors/refusal-codes.ts'
const LANGUAGES = ['en', 'hi', 'te']

/** `private.refuse(404, 'order_not_found', …`, and the same raised by a trigger of its own. */
const REFUSAL = /(?:perform|select)\s+private\.refuse\(\s*(\d+|case\b[\s\S]*?\bend)\s*,\s*('([a-z_]+)')?/g
const RAISED = /detail = '([a-z_]+)'/g
/** A code that is computed is named by a comment in the lines before. */
const NAMED = /-- refuses: ([a-z_, ]+)\n[^;]*$/

function codesOf(file: string): { readonly codes: readonly string[]; readonly unnamed: readonly string[] } {
  const text = readFileSync(`${MIGRATIONS}/${file}`, 'utf8')
  const codes = [...text.matchAll(RAISED)].map(([, code = '']) => code)
  const unnamed: string[] = []
  for (const refusal of text.matchAll(REFUSAL)) {
    const written = refusal[3]
    const named = NAMED.exec(text.slice(0, refusal.index))?.[1]
      ?.split(',')
      .map((code) => code.trim())
    if (written) codes.push(written)
    else if (named) codes.push(...named)
    else unnamed.push(`${file}:${text.slice(0, refusal.index).split('\n').length}`)
  }
  return { codes, unnamed }
}

function translationsOf(language: string): ReadonlySet<string> {
  const sentences: unknown = JSON.parse(
    readFileSync(`packages/i18n/src/locales/${language}/errors.json`, 'utf8'),
  )
  return new Set(Object.keys(typeof sentences === 'object' && sentences !== null ? sentences : {}))
}

const found = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .map(codesOf)
const codes = [...new Set(found.flatMap((file) => file.codes))].toSorted()
const written = `import type { ErrorKey } from './app-error.ts'

/** The stable codes that the database refuses with, each of which has a sentence. Written by scripts/refusal-codes.ts. */
const REFUSAL_CODES = [
${codes.map((code) => `  '${code}',`).join('\n')}
] as const satisfies readonly ErrorKey[]

/** Whether the database refuses with a code, so that there is a sentence for it. */
export function isRefusalCode(code: string): code is (typeof REFUSAL_CODES)[number] {
  return REFUSAL_CODES.some((known) => known === code)
}
`

const problems = found
  .flatMap((file) => file.unnamed)
  .map((where) => `${MIGRATIONS}/${where} computes its code: name the codes in a comment "-- refuses: a, b"`)
for (const language of LANGUAGES) {
  const sentences = translationsOf(language)
  for (const code of codes.filter((one) => !sentences.has(one)))
    problems.push(
      `packages/i18n/src/locales/${language}/errors.json has no sentence for "${code}": say what happened and what to do`,
    )
}
if (!process.argv.includes('--check')) writeFileSync(CODES_FILE, written)
else if (readFileSync(CODES_FILE, 'utf8') !== written)
  problems.push(`${CODES_FILE} is out of date: run \`node scripts/refusal-codes.ts\``)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`Refusal codes: ${codes.length}, each with its sentence`)
process.exitCode = problems.length === 0 ? 0 : 1
