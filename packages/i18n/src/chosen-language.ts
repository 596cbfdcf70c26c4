import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from './languages.ts'

/** The language that the address asks for; it holds for this tab and does not change the stored choice. */
function askedLanguage(): Language | undefined {
  const asked = new URLSearchParams(globalThis.location?.search).get(LANGUAGE_PARAM)
  return asked !== null && isLanguage(asked) ? asked : undefined
}

function storedLanguage(): Language {
  try {
    const stored = globalThis.localStorage?.getItem(LANGUAGE_STORAGE_KEY)
    return stored && isLanguage(stored) ? stored : DEFAULT_LANGUAGE
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** The language in which a page begins: the one of its address, else the one chosen before. */
export function chosenLanguage(): Language {
  return askedLanguage() ?? storedLanguage()
}
