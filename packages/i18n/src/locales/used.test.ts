import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const HOUSE = fileURLToPath(new URL('../../../../', import.meta.url))
const PLURAL_ENDING = /_(?:zero|one|two|few|many|other)$/

/** The apps' and packages' own code, without tests, stories and generated files. */
function sources(): string[] {
  return ['apps', 'packages']
    .flatMap((folder) => readdirSync(`${HOUSE}${folder}`).map((name) => `${HOUSE}${folder}/${name}/src`))
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
      } catch {
        return []
      }
    })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|tmp)\.|database\.types/.test(file))
}

/** Read as a group and not key by key: the manifests use all of these messages (scripts/web-manifest.ts). */
const READ_WHOLE = /^pwa:manifest\./

interface Source {
  readonly text: string
  /** The quoted texts in the code. */
  readonly literals: ReadonlySet<string>
  /** Keys that the code composes, such as `phone.${problem}`. */
  readonly patterns: readonly RegExp[]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const literals = new Set([...text.matchAll(/['"]([\w.:-]+)['"]/g)].map(([, literal = '']) => literal))
  const patterns = [...text.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`))
  return { text, literals, patterns }
}

function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key))
}

/** `push.jobOffer` of `push.jobOffer.title`: code that has the first half appends the second. */
function startsOf(key: string): string[] {
  const parts = key.split('.')
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('.'))
}

const code = sources().map(read)
const namespaces = readdirSync(new URL('./en/', import.meta.url)).map((file) => file.replace(/\.json$/, ''))

describe.each(namespaces)('en/%s', (namespace) => {
  const file = new URL(`./en/${namespace}.json`, import.meta.url)
  const keys = [
    ...new Set(
      keysOf(JSON.parse(readFileSync(file, 'utf8')), '')
        .filter((key) => key !== '')
        .map((key) => key.replace(PLURAL_ENDING, '')),
    ),
  ]
  // The keys of errors are passed inside AppError and shown elsewhere; sign-in passes its `t` on.
  const speaking = code.filter(
    ({ text, literals }) =>
      ['errors', 'auth'].includes(namespace) || literals.has(namespace) || text.includes(`${namespace}:`),
  )

  test('holds no sentence that nobody says (Decisions, Languages)', () => {
    const unused = keys.filter(
      (key) =>
        !speaking.some(
          ({ literals, patterns }) =>
            literals.has(key) ||
            literals.has(`${namespace}:${key}`) ||
            startsOf(key).some((start) => literals.has(start)) ||
            patterns.some((pattern) => pattern.test(key) || pattern.test(`${namespace}:${key}`)),
        ),
    )
    expect(unused.filter((key) => !READ_WHOLE.test(`${namespace}:${key}`))).toEqual([])
  })
})
