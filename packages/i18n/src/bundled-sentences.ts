/// <reference types="vite/types/importMeta.d.ts" />
import type { BackendModule, ResourceKey } from 'i18next'

/** One chunk for each file that exists, fetched when it is first asked for. */
const files = import.meta.glob<{ readonly default: ResourceKey }>('./locales/*/*.json')

/**
 * The sentences of one namespace in one language.
 *
 * @returns an empty set where the language has no such file yet: English then answers for every key
 * @throws when the chunk cannot be fetched
 */
export async function sentencesOf(language: string, namespace: string): Promise<ResourceKey> {
  const file = files[`./locales/${language}/${namespace}.json`]
  return file ? (await file()).default : {}
}

/** Hands i18next each namespace of each language the first time that a screen asks for it. */
export const bundledSentences: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    sentencesOf(language, namespace).then(
      (sentences) => callback(null, sentences),
      (error: Error) => callback(error, null),
    )
  },
}
