import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { DEFAULT_LANGUAGE } from '@angadi/i18n/languages.ts'
import { useEffect } from 'react'

/** The public setting that makes every visit start in English (Decisions, "Language"). */
const SETTING = 'force_english_at_startup'

let isDecided = false

/**
 * Where the setting requires it, starts in English whatever was chosen before, and clears the choice (Spec §1). Once
 * per page: a language chosen afterwards stays until the next start.
 */
export function ForcedEnglish() {
  const { data } = usePublicSettings()
  useEffect(() => {
    if (!data || isDecided) return
    isDecided = true
    const forced = data.find(({ setting_key }) => setting_key === SETTING)?.setting_value
    if (forced === true) useLanguage.getState().choose(DEFAULT_LANGUAGE)
  }, [data])
  return null
}
