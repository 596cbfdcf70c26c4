import { useQuery } from '@tanstack/react-query'
import { publicSettingsOptions } from '../settings/settings.ts'

const KEY = 'payment_window_seconds'

/**
 * How long an order waits for its payment, in seconds; undefined until it is known.
 *
 * @param isAsked whether anything waits: else nothing is fetched
 */
export function usePaymentWindow(isAsked: boolean): number | undefined {
  const { data = [] } = useQuery({ ...publicSettingsOptions(), enabled: isAsked })
  const seconds = Number(data.find(({ setting_key }) => setting_key === KEY)?.setting_value)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}
