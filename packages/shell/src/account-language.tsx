import { languageMove } from '@angadi/data/account/language-rule.ts'
import { useProfile } from '@angadi/data/profile/profile.ts'
import { saveProfile, useSaveProfile } from '@angadi/data/profile/save-profile.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { isLanguage, LANGUAGE_STORAGE_KEY, type Language } from '@angadi/i18n/languages.ts'
import { useEffect, useRef } from 'react'

function chosenHere(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY)
    return stored && isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Renders nothing: synchronises the language of screen and account while a user is signed in (Spec §1 Languages).
 *
 * @param send stores the fields in the account
 */
export function AccountLanguage({ send = saveProfile }: { readonly send?: typeof saveProfile }) {
  const { data: profile } = useProfile()
  const { mutate: save } = useSaveProfile(send)
  /** Whose language was compared with this device's, and the language that the account has or was sent last. */
  const account = useRef<{ readonly id: string; readonly language: Language }>(undefined)
  useEffect(() => {
    if (!profile || !isLanguage(profile.language)) return
    const { id, language: stored } = profile
    const store = (language: Language) => {
      // The profile shows an earlier choice until the last one has been saved and read again.
      if (account.current?.language === language) return
      account.current = { id, language }
      const forget = () => {
        account.current = { id, language: stored }
      }
      save({ language }, { onError: forget })
    }
    if (account.current?.id !== id) {
      account.current = { id, language: stored }
      const { language, isChosenOnPage, choose } = useLanguage.getState()
      const { speak, keep } = isChosenOnPage ? { keep: language } : languageMove(chosenHere(), stored)
      if (speak) choose(speak)
      if (keep) store(keep)
    }
    return useLanguage.subscribe(({ language }) => store(language))
  }, [profile, save])
  return null
}
