import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'

/** What help promises, ready to show. */
export interface HelpPromises {
  /** Up to which amount a report is refunded at once. */
  readonly amount: string
  /** Within how many hours a person looks at a ticket. */
  readonly hours: string
  /** Within how many days a ticket is resolved. */
  readonly days: string
}

/** What help promises, from the settings; undefined until they are there. */
export function useHelpPromises(): HelpPromises | undefined {
  const { money, number } = useFormats()
  const { data } = usePublicSettings()
  const figure = (key: string) => {
    const value = data?.find(({ setting_key }) => setting_key === key)?.setting_value
    return typeof value === 'number' ? value : undefined
  }
  const [amount, hours, days] = ['help_instant_paise', 'ticket_acknowledge_hours', 'ticket_resolve_days'].map(
    figure,
  )
  if (amount === undefined || hours === undefined || days === undefined) return undefined
  return { amount: money(amount), hours: number(hours), days: number(days) }
}
