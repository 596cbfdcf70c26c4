import { useLanguage } from '@angadi/i18n/language-store.ts'

/** A Sunday, from which the names of the days are counted. */
const SUNDAY = Date.UTC(2026, 10, 22)
const DAY_MS = 86_400_000

/** The days of a week from Monday on, 0 being Sunday, with their names in the user's language. */
export function useWeekdays(): readonly { readonly weekday: number; readonly name: string }[] {
  const language = useLanguage((state) => state.language)
  const names = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday,
    name: names.format(new Date(SUNDAY + weekday * DAY_MS)),
  }))
}
