import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages.ts'
import { LETTER_OF } from '../letters.ts'

/** The name, abbreviations and unit signs that every language writes in Latin letters. */
const LATIN_IN_EVERY_LANGUAGE =
  /Angadi|GSTIN|GST|FSSAI|MRP|MB|°C|Instagram|Facebook|YouTube|\bX\b|Google Play|App Store/g

const PLURAL_ENDING = /_(?:zero|one|two|few|many|other)$/

type Translations = ReadonlyMap<string, string>

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group`)
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
}

function sentences(language: Language, namespace: string): Translations {
  const file = new URL(`./${language}/${namespace}.json`, import.meta.url)
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')), ''))
}

function namespacesOf(language: Language): string[] {
  return readdirSync(new URL(`./${language}/`, import.meta.url)).map((file) => file.replace(/\.json$/, ''))
}

/** The keys that a language needs for the English ones: a message with a count once for each plural form. */
function keysFor(language: Language, english: Translations): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...english.keys()].flatMap((key) => {
    const counted = key.replace(PLURAL_ENDING, '')
    return counted === key ? [key] : forms.map((form) => `${counted}_${form}`)
  })
  return [...new Set(keys)].sort()
}

/** The English message that a key translates: a plural form that English lacks translates its `_other`. */
function originalOf(key: string, english: Translations): string {
  return english.get(key) ?? english.get(key.replace(PLURAL_ENDING, '_other')) ?? ''
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name.trim()).sort()
}

function wordsOf(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, '')
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

const translations = LANGUAGES.map(({ code }) => code)
  .filter((code) => code !== DEFAULT_LANGUAGE)
  .flatMap((language) => namespacesOf(language).map((namespace) => ({ language, namespace })))

const namespaces = namespacesOf(DEFAULT_LANGUAGE).sort()

/** The keys that a language does not have yet, as `namespace:key`; English is shown for them. */
function missingIn(language: Language): string[] {
  const present = new Set(namespacesOf(language))
  return namespaces.flatMap((namespace) => {
    const own: Translations = present.has(namespace) ? sentences(language, namespace) : new Map()
    return keysFor(language, sentences(DEFAULT_LANGUAGE, namespace))
      .filter((key) => !own.has(key))
      .map((key) => `${namespace}:${key}`)
  })
}

test.each(COMPLETE_LANGUAGES)('%s is complete in every change (Decisions, Languages)', (language) => {
  expect(missingIn(language)).toEqual([])
})

test('the other languages may be behind, and the run says by how much (Decisions, Languages)', () => {
  const behind = LANGUAGES.map(({ code }) => ({ code, missing: missingIn(code).length })).filter(
    ({ missing }) => missing > 0,
  )
  for (const { code, missing } of behind)
    process.stdout.write(`${code}: ${missing} sentences are shown in English\n`)
  expect(behind.filter(({ code }) => COMPLETE_LANGUAGES.includes(code))).toEqual([])
})

test.each(LANGUAGES)('$code has no part that English does not have', ({ code }) => {
  expect(namespacesOf(code).filter((namespace) => !namespaces.includes(namespace))).toEqual([])
})

describe.each(translations)('$language/$namespace', ({ language, namespace }) => {
  const english = sentences(DEFAULT_LANGUAGE, namespace)
  const own = sentences(language, namespace)

  test('has no keys but the English ones, in the plural forms of the language', () => {
    const wanted = new Set(keysFor(language, english))
    expect([...own.keys()].filter((key) => !wanted.has(key))).toEqual([])
  })

  test('fills in what English fills in (Spec §1 Languages)', () => {
    const differing = [...own].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(originalOf(key, english))),
    )
    expect(differing).toEqual([])
  })

  test('is written in the script of the language (Spec §1 Languages)', () => {
    const foreign = [...own].filter(([key, text]) => {
      // A message without words in English only arranges its params: "{{quantity}} × {{name}}".
      const translated = wordsOf(text).replace(LATIN_IN_EVERY_LANGUAGE, '')
      return (
        hasWords(wordsOf(originalOf(key, english))) &&
        hasWords(translated) &&
        !LETTER_OF[language].test(translated)
      )
    })
    expect(foreign).toEqual([])
  })

  test('says nothing with spaces around it or with lost signs', () => {
    expect([...own].filter(([, text]) => text !== text.trim() || text.includes('\uFFFD'))).toEqual([])
  })
})
