import type { ParseKeys, ResourceKey } from 'i18next'
import { useLanguage } from './language-store.ts'
import type { Namespace } from './resources.ts'
import { translationsOf } from './translations-backend.ts'

/** Returns the message of a key, with its {{params}} filled in. The `t` of `useTranslation` is one as well. */
export type Translate<Name extends Namespace> = (
  key: ParseKeys<Name>,
  figures?: Readonly<Record<string, string | number>>,
) => string

function find(sentences: ResourceKey, key: string): string | undefined {
  let found: unknown = sentences
  for (const part of key.split('.'))
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === part)?.[1]
        : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * The messages of one namespace without i18next, for what renders before it is loaded: no plurals, no nesting.
 *
 * @throws when they cannot be fetched
 */
export async function firstTranslations<Name extends Namespace>(namespace: Name): Promise<Translate<Name>> {
  const { language } = useLanguage.getState()
  document.documentElement.setAttribute('lang', language)
  const spoken = await translationsOf(language, namespace)
  return (key, figures = {}) => {
    const name = String(key)
    const sentence = find(spoken, name) ?? name
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, figure: string) => String(figures[figure] ?? ''))
  }
}
