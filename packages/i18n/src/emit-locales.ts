import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { mergeSentences } from './merge-sentences.ts'

// Emits the sentences once for all apps: dist/<language>-<hash>/<namespace>.json, each complete, and a listing of them.

const source = new URL('./locales/', import.meta.url)
const target = new URL('../dist/', import.meta.url)
const compress = promisify(brotliCompress)

async function sentencesIn(language: Language, namespace: string) {
  // A language may lack a whole file yet.
  const text = await readFile(new URL(`${language}/${namespace}.json`, source), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

async function emit(language: Language, namespaces: readonly string[]): Promise<string> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const english = await sentencesIn(DEFAULT_LANGUAGE, namespace)
      const merged = mergeSentences(english, await sentencesIn(language, namespace))
      return { name: `${namespace}.json`, text: JSON.stringify(merged) }
    }),
  )
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  const folder = `${language}-${hash.digest('base64url').slice(0, 8)}`
  await mkdir(new URL(`${folder}/`, target), { recursive: true })
  await Promise.all(
    files.flatMap(({ name, text }) => [
      writeFile(new URL(`${folder}/${name}`, target), text),
      compress(text).then((body) => writeFile(new URL(`${folder}/${name}.br`, target), body)),
    ]),
  )
  return folder
}

await rm(target, { recursive: true, force: true })
const names = await readdir(new URL(`${DEFAULT_LANGUAGE}/`, source))
const namespaces = names.map((name) => name.replace(/\.json$/, '')).toSorted()
const folders = await Promise.all(LANGUAGES.map(async ({ code }) => [code, await emit(code, namespaces)]))
await writeFile(
  new URL('locales.json', target),
  `${JSON.stringify({ folders: Object.fromEntries(folders), namespaces })}\n`,
)
