import { create } from 'zustand'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_STORAGE_KEY, type Language } from './languages.ts'

interface LanguageState {
  readonly language: Language
  /** Switches the language at once and keeps the choice for the next visit. */
  readonly choose: (language: Language) => void
}

function storedLanguage(): Language {
  try {
    const stored = globalThis.localStorage?.getItem(LANGUAGE_STORAGE_KEY)
    return stored && isLanguage(stored) ? stored : DEFAULT_LANGUAGE
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** The language that the interface speaks. A browser that refuses storage forgets it with the tab. */
export const useLanguage = create<LanguageState>()((set) => ({
  language: storedLanguage(),
  choose: (language) => {
    try {
      globalThis.localStorage?.setItem(LANGUAGE_STORAGE_KEY, language)
    } catch {
      // Storage is full or forbidden: the choice still holds for this tab.
    }
    set({ language })
  },
}))
