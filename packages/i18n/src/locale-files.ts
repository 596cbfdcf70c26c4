import { readdir, readFile } from 'node:fs/promises'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { mergeTranslations } from './merge-translations.ts'

const source = new URL('./locales/', import.meta.url)

/** The namespaces there are, by their English files. */
export async function namespaces(): Promise<readonly string[]> {
  const names = await readdir(new URL(`${DEFAULT_LANGUAGE}/`, source))
  return names.map((name) => name.replace(/\.json$/, '')).toSorted()
}

async function read(language: Language, namespace: string) {
  // A language may lack a whole file yet.
  const text = await readFile(new URL(`${language}/${namespace}.json`, source), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** A namespace as it is served: in the language, and in English word by word where that is behind. */
export async function localeFile(language: Language, namespace: string): Promise<string> {
  const english = await read(DEFAULT_LANGUAGE, namespace)
  return JSON.stringify(mergeTranslations(english, await read(language, namespace)))
}
