/// <reference types="vite/types/importMeta.d.ts" />
import { DEFAULT_LANGUAGE } from './languages.ts'

/** The service worker's messages in all languages: it must show them without a network. */
const files: Readonly<Record<string, unknown>> = import.meta.glob(
  ['./locales/*/pwa.json', './locales/*/notifications.json'],
  { eager: true, import: 'default' },
)

function at(value: unknown, path: readonly string[]): string | undefined {
  let inner = value
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return undefined
    inner = Object.getOwnPropertyDescriptor(inner, key)?.value
  }
  return typeof inner === 'string' ? inner : undefined
}

/**
 * One message with its params filled in, in a language or else in English.
 *
 * @param key as `t` takes it, such as `push.jobOffer.title`
 * @returns undefined where no language has it, as for a template of a newer server
 */
export function workerTranslation(
  language: string,
  namespace: 'pwa' | 'notifications',
  key: string,
  figures: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const path = key.split('.')
  const sentence =
    at(files[`./locales/${language}/${namespace}.json`], path) ??
    at(files[`./locales/${DEFAULT_LANGUAGE}/${namespace}.json`], path)
  return sentence?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(figures[name] ?? ''))
}
