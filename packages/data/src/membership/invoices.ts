import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { invoice } from '../invoices/order-invoices.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { membershipKeys } from './keys.ts'

/** The invoices and credit notes of the terms that the user has paid, newest first. */
export function membershipInvoicesOptions(userId: string | null) {
  return queryOptions({
    queryKey: membershipKeys.invoices(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('membership_invoices', {}, rows(invoice), signal),
  })
}

/** The reader's invoices of memberships. */
export function useMembershipInvoices() {
  return useQuery(membershipInvoicesOptions(useUserId()))
}
