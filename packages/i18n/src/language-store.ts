import { create } from 'zustand'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from './languages.ts'

interface LanguageState {
  readonly language: Language
  /** Switches the language at once and stores the choice for the next visit. */
  readonly choose: (language: Language) => void
}

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

/** The interface language. Where the browser refuses storage it lasts as long as the tab. */
export const useLanguage = create<LanguageState>()((set) => ({
  language: askedLanguage() ?? storedLanguage(),
  choose: (language) => {
    try {
      globalThis.localStorage?.setItem(LANGUAGE_STORAGE_KEY, language)
    } catch {
      // Storage is full or blocked: the choice still applies to this tab.
    }
    set({ language })
  },
}))
