import { randomUUID } from 'node:crypto'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'

/** A user who can order: a name, an address and money in the wallet. */
export interface Customer extends Account {
  readonly addressId: string
}

/** About 1.1 km north of the vendor. */
const AWAY_DEGREES = 0.01
const WALLET_PAISE = 500_000

/**
 * Creates a customer with an address close to a location.
 *
 * @param walletPaise what is in the wallet
 */
export async function createCustomer(
  stack: TestStack,
  place: Position,
  walletPaise = WALLET_PAISE,
): Promise<Customer> {
  const at = { latitude: place.latitude + AWAY_DEGREES, longitude: place.longitude }
  const account = await createAccount(stack, at, { name: 'Lakshmi Devi' })
  const addressId = randomUUID()
  await stack.database.query(
    `insert into public.addresses (id, user_id, label, line, city, pincode, lat, lng, is_default)
     values ($1::uuid, $2::uuid, 'Home', 'Flat 302, Lake Road', 'Hyderabad', '500081', $3, $4, true)`,
    [addressId, account.id, at.latitude, at.longitude],
  )
  await stack.database.query('select private.credit_wallet($1::uuid, $2::bigint, $3)', [
    account.id,
    walletPaise,
    randomUUID(),
  ])
  // Without the notification about the money.
  await stack.database.query('delete from public.system_notifications where user_id = $1::uuid', [account.id])
  return { ...account, addressId }
}
