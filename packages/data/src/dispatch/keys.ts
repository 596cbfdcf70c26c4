import { courierKeys } from '../courier-console/keys.ts'

/** Query keys of dispatch: its rules and its reasons. */
export const dispatchKeys = {
  rules: ['dispatch', 'rules'],
  ofOrder: (orderId: string) => ['dispatch', 'order', orderId] as const,
  reasons: (offerId: string) => [...courierKeys.all, 'offer-reasons', offerId] as const,
  work: (userId: string | null) => [...courierKeys.all, 'work', userId] as const,
} as const
