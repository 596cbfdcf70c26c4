import type { ResourceKey } from 'i18next'

type Translations = Exclude<ResourceKey, string>

function isGroup(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null
}

/**
 * A language's own messages, with the English one where it has none yet (Decisions, Languages): the fetched files are
 * always complete, so that no client fetches English in addition to its own language.
 */
export function mergeTranslations(english: Translations, own: Translations): Translations {
  const merged: Record<string, unknown> = { ...english, ...own }
  for (const [key, sentences] of Object.entries(english)) {
    const owned: unknown = Object.getOwnPropertyDescriptor(own, key)?.value
    if (isGroup(sentences)) merged[key] = mergeTranslations(sentences, isGroup(owned) ? owned : {})
  }
  return merged
}
