import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { mergeTranslations } from './merge-translations.ts'
import { SHARES_NAMESPACE, translatedShares } from './translated-share.ts'

// Emits the translations once for all apps: dist/<language>-<hash>/<namespace>.json, each complete, and a listing of
// them.

const source = new URL('./locales/', import.meta.url)
const target = new URL('../dist/', import.meta.url)
const compress = promisify(brotliCompress)

/** All namespaces, by their English files. */
async function namespaces(): Promise<readonly string[]> {
  const names = await readdir(new URL(`${DEFAULT_LANGUAGE}/`, source))
  return names.map((name) => name.replace(/\.json$/, '')).toSorted()
}

async function read(language: Language, namespace: string) {
  // A language may not have the file yet.
  const text = await readFile(new URL(`${language}/${namespace}.json`, source), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

const written = await namespaces()
const shares = JSON.stringify(await translatedShares(written, read))

/** A namespace as it is served: in the language, and in English for messages that are not translated yet. */
async function localeFile(language: Language, namespace: string): Promise<string> {
  if (namespace === SHARES_NAMESPACE) return shares
  const english = await read(DEFAULT_LANGUAGE, namespace)
  return JSON.stringify(mergeTranslations(english, await read(language, namespace)))
}

async function emit(language: Language, names: readonly string[]): Promise<string> {
  const files = await Promise.all(
    names.map(async (name) => ({ name: `${name}.json`, text: await localeFile(language, name) })),
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
const names = [...written, SHARES_NAMESPACE].toSorted()
const folders = await Promise.all(LANGUAGES.map(async ({ code }) => [code, await emit(code, names)]))
await writeFile(
  new URL('locales.json', target),
  `${JSON.stringify({ folders: Object.fromEntries(folders), namespaces: names })}\n`,
)
