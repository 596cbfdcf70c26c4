import { readFileSync } from 'node:fs'
import type { Language } from '@angadi/i18n/languages.ts'
import * as z from 'zod'

const messages = z.record(z.string(), z.unknown())

function readMessage(language: Language, key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  const file = new URL(`../../packages/i18n/src/locales/${language}/${namespace}.json`, import.meta.url)
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  for (const part of path.split('.')) found = messages.parse(found)[part]
  return z.string().parse(found)
}

/**
 * Matches any of these messages in a language, whatever is filled in.
 *
 * @param keys each with its namespace, as `home:greeting.night`
 * @throws when the language has no such message
 */
export function messageIn(language: Language, ...keys: readonly string[]): RegExp {
  const patterns = keys.map((key) =>
    readMessage(language, key)
      .split(/\{\{\w+\}\}/)
      .map((part) => RegExp.escape(part))
      .join('.+'),
  )
  return new RegExp(patterns.join('|'))
}
