import type { PaymentSubject } from './payment-subject.ts'

/** Query keys of payments at the gateway. */
export const paymentKeys = {
  all: ['payments'] as const,
  state: (checkoutId: string) => ['payments', 'state', checkoutId] as const,
  code: (orderId: string) => ['payments', 'code', orderId] as const,
  links: (checkoutId: string) => ['payments', 'links', checkoutId] as const,
  linked: (token: string) => ['payments', 'linked', token] as const,
  subject: ({ purpose, id }: PaymentSubject) => ['payments', 'subject', purpose, id] as const,
}
