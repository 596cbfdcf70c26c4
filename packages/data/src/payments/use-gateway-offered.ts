import { usePublicSettings } from '../settings/settings.ts'

const KEY = 'gateway_enabled'

/** Whether customers can pay by UPI, card and net banking; false until it is known. */
export function useGatewayOffered(): boolean {
  return (
    usePublicSettings().data?.some(
      ({ setting_key, setting_value }) => setting_key === KEY && setting_value === true,
    ) === true
  )
}
