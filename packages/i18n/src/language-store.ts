import { create } from 'zustand'
import { chosenLanguage } from './chosen-language.ts'
import { LANGUAGE_STORAGE_KEY, type Language } from './languages.ts'

interface LanguageState {
  readonly language: Language
  /** Whether it was chosen since this page was opened. */
  readonly isChosenOnPage: boolean
  /** Switches the language at once and stores the choice for the next visit. */
  readonly choose: (language: Language) => void
}

/** The interface language. Where the browser refuses storage it lasts as long as the tab. */
export const useLanguage = create<LanguageState>()((set) => ({
  language: chosenLanguage(),
  isChosenOnPage: false,
  choose: (language) => {
    try {
      globalThis.localStorage?.setItem(LANGUAGE_STORAGE_KEY, language)
    } catch {
      // Storage is full or blocked: the choice still applies to this tab.
    }
    set({ language, isChosenOnPage: true })
  },
}))
