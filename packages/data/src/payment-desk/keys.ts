/** Query keys of the administration's desk for payments, and of the papers of a month. */
export const paymentDeskKeys = {
  all: ['payment-desk'] as const,
  payments: (search: string) => ['payment-desk', 'payments', search] as const,
  payment: (paymentId: string) => ['payment-desk', 'payment', paymentId] as const,
  differences: (openOnly: boolean) => ['payment-desk', 'differences', openOnly] as const,
  disputes: ['payment-desk', 'disputes'] as const,
  books: ['payment-desk', 'books'] as const,
  taxMonth: (month: string) => ['tax-papers', month] as const,
}
