import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import { orderDinner, RESTAURANT } from '../market/order-dinner.ts'
import type { StackAddresses } from '../start/stack-process.ts'

const withId = z.object({ id: z.uuid() })

/** The demo customer, signed in with a code as on a phone. */
export async function demoCustomer({ apiUrl, publishableKey }: StackAddresses): Promise<SupabaseClient> {
  const account = demoAccounts.find(({ role }) => role === 'customer')
  if (!account) throw new Error('the seeds have no demo customer')
  const client = createClient(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { phone, code: token } = account
  const { error } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
  if (error) throw error
  return client
}

/**
 * Orders an item with only what the apps use: REST and its functions.
 *
 * @returns the order's number
 * @throws what a function refuses
 */
export async function orderThroughApi(client: SupabaseClient): Promise<string> {
  const call = async <T>(schema: z.ZodType<T>, name: string, args: object): Promise<T> =>
    schema.parse((await client.rpc(name, args).throwOnError()).data)
  const vendor = await client.from('vendors').select('id').eq('slug', RESTAURANT).single().throwOnError()
  const address = await client.from('addresses').select('id').limit(1).single().throwOnError()
  const [order] = await orderDinner(call, {
    vendorId: withId.parse(vendor.data).id,
    addressId: withId.parse(address.data).id,
    method: 'wallet',
  })
  return order?.order_number ?? 'none'
}
