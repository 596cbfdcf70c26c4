/// <reference types="vite/types/importMeta.d.ts" />
import type { ResourceKey } from 'i18next'
import { DEFAULT_LANGUAGE } from './languages.ts'
import { mergeTranslations } from './merge-translations.ts'
import { SHARES_NAMESPACE, translatedShares } from './translated-share.ts'

const files = import.meta.glob<{ readonly default: Exclude<ResourceKey, string> }>('./locales/*/*.json')

async function written(language: string, namespace: string) {
  const file = files[`./locales/${language}/${namespace}.json`]
  return file ? (await file()).default : {}
}

/** All namespaces, by their English files. */
function namespaces(): readonly string[] {
  const english = `./locales/${DEFAULT_LANGUAGE}/`
  return Object.keys(files).flatMap((path) =>
    path.startsWith(english) ? [path.slice(english.length).replace(/\.json$/, '')] : [],
  )
}

/** The messages as written in `locales`, merged as in `emit-locales.ts`. Never part of a build. */
export async function sourceTranslations(language: string, namespace: string): Promise<ResourceKey> {
  if (namespace === SHARES_NAMESPACE) return translatedShares(namespaces(), written)
  const [english, own] = await Promise.all([
    written(DEFAULT_LANGUAGE, namespace),
    written(language, namespace),
  ])
  return mergeTranslations(english, own)
}
