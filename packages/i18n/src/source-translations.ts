/// <reference types="vite/types/importMeta.d.ts" />
import type { ResourceKey } from 'i18next'
import { DEFAULT_LANGUAGE } from './languages.ts'
import { mergeTranslations } from './merge-translations.ts'

const files = import.meta.glob<{ readonly default: Exclude<ResourceKey, string> }>('./locales/*/*.json')

async function written(language: string, namespace: string) {
  const file = files[`./locales/${language}/${namespace}.json`]
  return file ? (await file()).default : {}
}

/** The messages as written in `locales`, merged as in `emit-locales.ts`. Never part of a build. */
export async function sourceTranslations(language: string, namespace: string): Promise<ResourceKey> {
  const [english, own] = await Promise.all([
    written(DEFAULT_LANGUAGE, namespace),
    written(language, namespace),
  ])
  return mergeTranslations(english, own)
}
