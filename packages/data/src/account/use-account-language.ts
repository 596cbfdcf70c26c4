import { useLanguage } from '@angadi/i18n/language-store.ts'
import { isLanguage, LANGUAGE_STORAGE_KEY, type Language } from '@angadi/i18n/languages.ts'
import { useEffect, useRef } from 'react'
import { useProfile } from '../profile/profile.ts'
import { useSaveProfile } from '../profile/save-profile.ts'
import { languageMove } from './language-rule.ts'

function chosenHere(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY)
    return stored && isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/** Synchronises the language of the screen with the signed-in account, wherever it is chosen. */
export function useAccountLanguage(): void {
  const { data: profile } = useProfile()
  const { mutate: save } = useSaveProfile()
  const kept = profile && isLanguage(profile.language) ? profile.language : undefined
  const met = useRef<string>(undefined)
  useEffect(() => {
    if (!profile || !kept || met.current === profile.id) return
    met.current = profile.id
    const { speak, keep } = languageMove(chosenHere(), kept)
    if (speak) useLanguage.getState().choose(speak)
    if (keep) save({ language: keep })
  }, [profile, kept, save])
  useEffect(() => {
    if (!kept) return
    return useLanguage.subscribe(({ language }, before) => {
      if (language !== before.language && language !== kept) save({ language })
    })
  }, [kept, save])
}
