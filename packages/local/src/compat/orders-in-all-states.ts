import { z } from 'zod'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import { type Call, orderDinner, RESTAURANT } from '../market/order-dinner.ts'

/** The way of a delivery, in order; `cancelled` may follow any of the first. */
const STEPS = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'on_way',
  'delivered',
] as const
type Step = (typeof STEPS)[number]

const HANDOVER: Partial<Record<Step, string>> = { out_for_delivery: 'pickup', delivered: 'drop' }

const people = z.tuple([
  z.object({
    vendor: z.uuid(),
    owner: z.uuid(),
    customer: z.uuid(),
    address: z.uuid(),
    lat: z.number(),
    lng: z.number(),
  }),
])
const codes = z.tuple([z.object({ code: z.string() })])
const couriers = z.array(z.object({ courier: z.uuid() }))
const offers = z.array(z.object({ id: z.uuid(), courier: z.uuid() }))

/** Calls functions of the API as PostgREST does, on either engine. */
function callAs(database: StackDatabase, caller: string): Call {
  return (schema, name, args) =>
    database.transaction(async (sql) => {
      // The library's auth.uid() reads the claims of older versions of PostgREST.
      await sql.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
          set_config('request.jwt.claim.sub', $2, true)`,
        [JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1' }), caller],
      )
      const params = Object.keys(args).map((param, index) => `${param} => $${index + 1}`)
      const call = `public.${name}(${params.join(', ')})`
      const [row] = await sql.query(`select to_jsonb(r) as result from ${call} as r`, Object.values(args))
      return schema.parse(row?.['result'])
    })
}

const CUSTOMER = demoAccounts.find(({ role }) => role === 'customer')?.phone.slice(1)

/** Orders a delivery for each status, and one that is cancelled, in a database with the seeds. */
export async function orderInAllStates(database: StackDatabase): Promise<void> {
  const [{ vendor, owner, customer, address, lat, lng }] = people.parse(
    await database.query(
      `select v.id as vendor, v.owner_id as owner, v.lat, v.lng, a.user_id as customer, a.id as address
       from public.vendors as v, auth.users as u join public.addresses as a on a.user_id = u.id
       where v.slug = $1 and u.phone = $2 order by a.created_at limit 1`,
      [RESTAURANT, CUSTOMER],
    ),
  )
  await database.query(`select private.credit_wallet($1, 2000000, 'orders in all states')`, [customer])
  const waiting = couriers.parse(
    await database.query(
      `select c.user_id as courier from public.couriers as c where c.verified
         and not exists (select from private.work_stops as s where s.made = c.user_id) order by c.user_id limit 6`,
    ),
  )
  for (const { courier } of waiting)
    await callAs(database, courier)(z.unknown(), 'set_courier_online', { online: true, lat, lng })

  const accepted = new Map<string, string>()
  const acceptOffer = async (order: string) => {
    const [offer] = offers.parse(
      await database.query(
        `select f.id, f.courier_id as courier from public.job_offers as f join public.jobs as j on j.id = f.job_id
         where j.order_id = $1 and f.outcome = 'offered'`,
        [order],
      ),
    )
    if (!offer) throw new Error('no courier was offered the order')
    const accepting = { offer_id: offer.id, accept: true }
    await callAs(database, offer.courier)(z.unknown(), 'respond_to_offer', accepting)
    accepted.set(order, offer.courier)
  }
  const advance = async (order: string, to_status: Step) => {
    const purpose = HANDOVER[to_status]
    const rows = purpose
      ? codes.parse(
          await database.query(
            'select code from private.handover_codes where order_id = $1 and purpose = $2',
            [order, purpose],
          ),
        )
      : []
    const isCouriers = STEPS.indexOf(to_status) > STEPS.indexOf('ready')
    const caller = isCouriers ? accepted.get(order) : owner
    // The courier stays where the shift began, and arrives for a reason.
    const reason = to_status === 'on_way' ? 'other_spot' : null
    const args = { order_id: order, to_status, code: rows[0]?.code ?? null, reason }
    await callAs(database, caller ?? owner)(z.unknown(), 'advance_order', args)
    if (to_status === 'confirmed') await acceptOffer(order)
  }

  const call = callAs(database, customer)
  const dinner = { vendorId: vendor, addressId: address, method: 'wallet' } as const
  // The furthest first: a courier is asked one thing at a time.
  for (const last of ['cancelled', ...STEPS.toReversed()] as const)
    for (const { id } of await orderDinner(call, dinner)) {
      if (last === 'cancelled') {
        await call(z.unknown(), 'cancel_order', { order_id: id, reason_code: 'changed_mind' })
        continue
      }
      for (const step of STEPS.slice(1, STEPS.indexOf(last) + 1)) await advance(id, step)
    }
}
