import { useTranslation } from '@angadi/i18n/use-translation.ts'

const ROLES = [
  'user',
  'vendor',
  'courier',
  'driver',
  'professional',
  'doctor',
  'receiver',
  'guardian',
  'support',
] as const

/** What somebody is in an order, such as "Delivery partner"; a part of a newer server is "About this order". */
export function useRoleLabel(): (role: string) => string {
  const { t } = useTranslation('contact')
  return (role) => t(`role.${ROLES.find((known) => known === role) ?? 'other'}`)
}
