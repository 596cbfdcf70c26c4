import { create } from 'zustand'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'

/** Where the browser keeps the chosen language (Spec §1: "preference is stored under language"). */
export const LANGUAGE_STORAGE_KEY = 'language'

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
