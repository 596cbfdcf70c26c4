import type { ResourceKey } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'

type Messages = Exclude<ResourceKey, string>

/** The namespace that is worked out of all others instead of being written: how much each language has. */
export const SHARES_NAMESPACE = 'languages'

/** The keys of all messages, as in `cart.empty.title`. */
function keysOf(messages: object, before = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) =>
    typeof message === 'object' && message !== null ? keysOf(message, `${before}${key}.`) : [before + key],
  )
}

/**
 * How much of the messages each language has as its own, in whole percent: 100 only where none falls back to English.
 *
 * @param read the messages of a namespace as written in a language; empty where it has none
 * @returns the messages of `SHARES_NAMESPACE`
 */
export async function translatedShares(
  namespaces: readonly string[],
  read: (language: Language, namespace: string) => Promise<Messages>,
): Promise<{ readonly translated: Readonly<Record<string, string>> }> {
  const share = async (language: Language) => {
    const counts = await Promise.all(
      namespaces.map(async (namespace) => {
        const english = keysOf(await read(DEFAULT_LANGUAGE, namespace))
        const own = new Set(keysOf(await read(language, namespace)))
        return { all: english.length, own: english.filter((key) => own.has(key)).length }
      }),
    )
    const sum = (of: 'all' | 'own') => counts.reduce((total, count) => total + count[of], 0)
    return String(Math.floor((100 * sum('own')) / Math.max(sum('all'), 1)))
  }
  const shares = await Promise.all(LANGUAGES.map(async ({ code }) => [code, await share(code)] as const))
  return { translated: Object.fromEntries(shares) }
}
