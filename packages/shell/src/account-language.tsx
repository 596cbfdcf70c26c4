import { useAccountLanguage } from '@angadi/data/account/use-account-language.ts'

/** Renders nothing: synchronises the language of screen and account while a user is signed in. */
export function AccountLanguage() {
  useAccountLanguage()
  return null
}
