import type { SignedIn } from './session.ts'

/** A seeded restaurant with a dish that needs no choice of options. */
export async function restaurantOf({ client }: SignedIn, name: string) {
  const { data: vendor } = await client
    .from('vendors')
    .select('id, slug')
    .eq('name', name)
    .single()
    .throwOnError()
  const { data: items } = await client
    .from('catalog_items')
    .select('id')
    .eq('vendor_id', vendor.id)
    .eq('is_available', true)
    .gt('price_paise', 20_000)
    .order('position')
    .throwOnError()
  const { data: groups } = await client
    .from('item_option_groups')
    .select('item_id')
    .in(
      'item_id',
      items.map(({ id }) => id),
    )
    .throwOnError()
  const main = items.find(({ id }) => groups.every(({ item_id }) => item_id !== id))
  if (!main) throw new Error(`${name} has options for everything`)
  return { ...vendor, main }
}

/** A seeded customer with the address that their orders go to. */
export async function withAddress(customer: SignedIn) {
  const { data } = await customer.client
    .from('addresses')
    .select('id')
    .eq('is_default', true)
    .single()
    .throwOnError()
  return { ...customer, addressId: data.id }
}
