import { useAccountLanguage } from '@angadi/data/account/use-account-language.ts'

/** Draws nothing: keeps the screen and the account in one language while somebody is signed in. */
export function AccountLanguage() {
  useAccountLanguage()
  return null
}
