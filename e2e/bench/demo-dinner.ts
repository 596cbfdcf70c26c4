import type { SignedIn } from '../support/session.ts'
import type { MenuItem } from '../support/vendor.ts'

/** The least price of an item that counts as a dinner, in paise. */
const DINNER_PAISE = 20_000

/** An item that a seeded customer can order from the vendor without choosing options, and the address. */
export async function demoDinner(
  customer: SignedIn,
  vendor: SignedIn,
): Promise<{ readonly addressId: string; readonly main: MenuItem }> {
  const vendors = await vendor.client.rpc('my_vendors').throwOnError()
  const { data: items } = await customer.client
    .from('catalog_items')
    .select('id, name, price_paise, item_option_groups(min_choices)')
    .eq('vendor_id', vendors.data[0]?.id ?? '')
    .eq('is_available', true)
    .is('sold_out_until', null)
    .is('available_from', null)
    .is('stock', null)
    .gte('price_paise', DINNER_PAISE)
    .order('price_paise')
    .throwOnError()
  const item = items.find(({ item_option_groups: groups }) =>
    groups.every((group) => group.min_choices === 0),
  )
  const { data: address } = await customer.client
    .from('addresses')
    .select('id')
    .limit(1)
    .single()
    .throwOnError()
  if (!item) throw new Error('the demo restaurant has no dish to order')
  return { addressId: address.id, main: { id: item.id, name: item.name, pricePaise: item.price_paise } }
}
