import { createHash } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import './provided.ts'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import { picturePaths, readPicture } from '../../../../supabase/seeds/pictures.ts'
import { readSupabaseConfig } from '../config/supabase-config.ts'
import { paths } from '../database/paths.ts'
import { withClient } from '../database/server.ts'
import { dropDatabase, urlOf } from '../database/template-database.ts'
import { openDatabaseAt } from '../start/open-postgres-database.ts'
import { SeededRows } from './seeded-rows.ts'

const { rows, count } = new SeededRows()

describe('the seeded towns', () => {
  test('have two hundred vendors of food, groceries and shopping, in all six regions, and ten salons', async () => {
    const kinds = await rows(
      { kind: z.string(), n: z.coerce.number(), regions: z.coerce.number() },
      'select kind::text, count(*) as n, count(distinct region_id) as regions from public.vendors group by kind order by kind',
    )
    const goods = kinds.filter(({ kind }) => kind === 'grocery' || kind === 'shopping')
    expect(kinds.find(({ kind }) => kind === 'beauty')?.n).toBe(10)
    expect(kinds.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(200)
    expect(goods.map(({ regions }) => regions)).toEqual([6, 6])
    expect(await count('public.goods')).toBeGreaterThanOrEqual(5000)
    expect(await count('(select distinct picture from public.catalog_items) as p')).toBeGreaterThanOrEqual(
      450,
    )
  })

  test('sell nothing for more than its MRP, with its tax', async () => {
    expect(await count('public.catalog_items where mrp_paise is not null')).toBeGreaterThan(1000)
    expect(
      await count(`(select i.id from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id
        where private.paid_price(i.price_paise, i.tax_class, v.prices_include_tax) > i.mrp_paise) as dearer`),
    ).toBe(0)
  })

  test('have at least sixty restaurants, in all five towns', async () => {
    const towns = await rows(
      { slug: z.string(), n: z.coerce.number() },
      `select r.slug, count(*) as n from public.vendors as v join public.regions as r on r.id = v.region_id
       where v.kind = 'food' group by r.slug`,
    )
    const found = Object.fromEntries(towns.map(({ slug, n }) => [slug, n]))
    expect(Object.keys(found).toSorted()).toEqual([
      'bidar',
      'hyderabad',
      'sangareddy',
      'vikarabad',
      'zaheerabad',
    ])
    expect(towns.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(60)
    expect(found['hyderabad']).toBeGreaterThanOrEqual(30)
    expect(found['zaheerabad']).toBeGreaterThanOrEqual(10)
  })

  test('have every restaurant within the town that its address names', async () => {
    const strays = await rows(
      { name: z.string() },
      `select v.name from public.vendors as v join public.regions as r on r.id = v.region_id
       where v.kind = 'food' and (v.address not like '%' || r.name || '%' or v.lat not between r.min_lat and r.max_lat
         or v.lng not between r.min_lng and r.max_lng
         or public.distance_m(v.lat, v.lng, r.center_lat, r.center_lng) > 22000)`,
    )
    expect(strays).toEqual([])
  })

  test('have menus of 15 to 45 dishes, and no meat or egg in a pure vegetarian kitchen', async () => {
    const menus = await rows(
      { n: z.coerce.number() },
      `select count(*) as n from public.catalog_items as i join public.dishes as d on d.item_id = i.id group by i.vendor_id`,
    )
    expect(menus).toHaveLength(await count('public.restaurants'))
    for (const { n } of menus) {
      expect(n).toBeGreaterThanOrEqual(15)
      expect(n).toBeLessThanOrEqual(45)
    }
    expect(
      await count(
        `public.catalog_items as i join public.dishes as d on d.item_id = i.id
         join public.restaurants as r on r.vendor_id = i.vendor_id where r.pure_veg and d.diet <> 'veg'`,
      ),
    ).toBe(0)
  })

  test('have dishes that are sold out, and dishes for the morning only', async () => {
    expect(await count('public.catalog_items where not is_available')).toBeGreaterThan(10)
    expect(await count(`public.catalog_items where available_to <= '12:30'`)).toBeGreaterThan(10)
  })

  test('can be ordered from at any hour: both demo restaurants never close', async () => {
    const open = await rows(
      { name: z.string(), open: z.boolean() },
      `select v.name, bool_and(private.vendor_is_open(v.id, now() + h * interval '1 hour')) as open
       from public.vendors as v join public.profiles as p on p.id = v.owner_id, generate_series(0, 167) as h
       where p.phone in ('+919000000011', '+919000000012') group by v.name`,
    )
    expect(open).toHaveLength(2)
    expect(open.every((place) => place.open)).toBe(true)
  })

  test('have menus in Hindi and Telugu: names, descriptions, and what can be chosen', async () => {
    for (const language of ['hi', 'te']) {
      const knows = (kind: string, name: string) =>
        `exists (select from public.dictionary as w where w.kind = '${kind}' and w.source = lower(${name}) and w.language = '${language}')`
      const english = await rows(
        { text: z.string() },
        `with dish as (select i.* from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id where v.kind = 'food')
         select name as text from dish where not ${knows('item', 'name')}
         union select description from dish where description <> '' and not description_translations ? '${language}'
         union select section from dish where not ${knows('section', 'section')}
         union select g.name from public.item_option_groups as g join dish on dish.id = g.item_id where not ${knows('option', 'g.name')}
         union select o.name from public.item_options as o join public.item_option_groups as g on g.id = o.group_id
           join dish on dish.id = g.item_id where not ${knows('option', 'o.name')}`,
      )
      expect(english).toEqual([])
    }
  })

  test('have a picture for every dish and every restaurant', async () => {
    const painted = new Set(picturePaths())
    const shown = await rows(
      { picture: z.string() },
      `select picture from public.catalog_items union select picture from public.vendors`,
    )
    expect(shown.filter(({ picture }) => !painted.has(picture))).toEqual([])
    expect(await count('public.catalog_items where picture is null')).toBe(0)
  })

  test('have twenty verified couriers', async () => {
    expect(await count('public.couriers where verified and not takes_rides')).toBe(20)
  })

  test('have drivers in every town, of every class of vehicle, and women among them', async () => {
    const drivers = 'public.couriers where verified and takes_rides'
    expect(await count(drivers)).toBe(14)
    expect(await count(`(select distinct vehicle_kind from ${drivers}) as k`)).toBe(5)
    expect(await count(`(select distinct region_id from ${drivers}) as k`)).toBeGreaterThanOrEqual(5)
    expect(await count(`${drivers} and gender = 'woman'`)).toBe(3)
  })
})

describe('the desks at the start', () => {
  test('have visits in every state, over the days of a fortnight', async () => {
    const states = await rows(
      { state: z.string() },
      `select state from public.bookings group by state order by state`,
    )
    expect(states.map(({ state }) => state)).toEqual([
      'cancelled',
      'completed',
      'confirmed',
      'in_progress',
      'no_show',
      'pending',
    ])
    expect(await count('public.bookings where starts_at < now()')).toBeGreaterThan(14)
    expect(
      await count(
        `public.system_notifications as n join public.bookings as b on b.order_id::text = n.params ->> 'order_id'
         where b.starts_at < now() and not n.is_read`,
      ),
    ).toBe(0)
    expect(await count(`public.vendors where kind = 'beauty' and ratings_count > 0`)).toBe(10)
  })

  test('have groceries at every stage, with what was missing, replaced, refused and weighed', async () => {
    const orders = await rows(
      { status: z.string(), kind: z.string(), n: z.coerce.number() },
      `select o.status::text, o.kind::text, count(*) as n from public.grocery_orders as g
       join public.enhanced_orders as o on o.id = g.order_id group by 1, 2 order by 1, 2`,
    )
    expect(orders).toEqual([
      { status: 'confirmed', kind: 'delivery', n: 2 },
      { status: 'delivered', kind: 'delivery', n: 2 },
      { status: 'delivered', kind: 'pickup', n: 1 },
      { status: 'preparing', kind: 'pickup', n: 1 },
      { status: 'ready', kind: 'pickup', n: 1 },
    ])
    const answers = await rows(
      { state: z.string(), answered_by: z.string(), back: z.boolean() },
      `select s.state, s.answered_by, g.refunded_paise > 0 as back from public.substitutions as s
       join public.grocery_orders as g on g.order_id = s.order_id order by s.state`,
    )
    expect(answers).toEqual([
      { state: 'accepted', answered_by: 'customer', back: false },
      { state: 'refused', answered_by: 'customer', back: true },
    ])
    expect(
      await count(`public.grocery_lines as l join public.enhanced_orders as o on o.id = l.order_id
        where o.status = 'delivered' and l.picked_grams between 1 and l.ordered_grams - 1 and l.charged_paise > 0`),
    ).toBe(1)
    const picking = await rows(
      { state: z.string(), n: z.coerce.number() },
      `select l.state, count(*) as n from public.grocery_lines as l join public.enhanced_orders as o on o.id = l.order_id
       where o.status = 'preparing' group by 1 order by 1`,
    )
    expect(picking).toEqual([
      { state: 'picked', n: 2 },
      { state: 'short', n: 1 },
      { state: 'waiting', n: 2 },
    ])
    expect(await count('public.grocery_bags')).toBeGreaterThan(8)
    expect(
      await count(
        'public.order_gifts as c join public.enhanced_orders as o on o.checkout_id = c.checkout_id join public.grocery_orders as g on g.order_id = o.id',
      ),
    ).toBe(1)
  })

  test('wait for nobody: nothing rings, ends or is offered to a courier within two hours', async () => {
    expect(
      await count(
        // A customer who is reminded of the visit of tomorrow need do nothing now.
        `private.order_timers as t where t.done_at is null and t.due_at < now() + interval '2 hours'
          and t.action not in ('remind_booking_day', 'remind_booking_soon')`,
      ),
    ).toBe(0)
    expect(
      await count(
        `public.enhanced_orders as o where o.status not in ('delivered', 'cancelled') and private.is_late(o)`,
      ),
    ).toBe(0)
    expect(await count(`public.job_offers where outcome = 'offered'`)).toBe(0)
    expect(await count(`public.jobs where state in ('searching', 'no_courier')`)).toBe(0)
    expect(await count(`public.substitutions where state = 'offered'`)).toBe(0)
  })

  test('have tickets that wait, are answered and are closed, in the words of their customers, with every clock running', async () => {
    const tickets = await rows(
      { status: z.string(), language: z.string(), taken: z.boolean(), messages: z.coerce.number() },
      `select t.status, t.language, t.assigned_to is not null as taken,
         (select count(*) from private.support_messages as m where m.ticket_id = t.id and m.body is not null) as messages
       from private.support_tickets as t order by t.opened_at`,
    )
    expect(tickets).toEqual([
      { status: 'closed', language: 'en', taken: true, messages: 4 },
      { status: 'open', language: 'hi', taken: true, messages: 3 },
      { status: 'open', language: 'en', taken: false, messages: 1 },
      { status: 'answered', language: 'en', taken: true, messages: 2 },
      { status: 'open', language: 'te', taken: false, messages: 1 },
    ])
    const claims = await rows(
      { state: z.string(), why: z.string().nullable(), refunded: z.boolean() },
      `select state, why, refund_paise > 0 as refunded from private.order_claims order by state`,
    )
    expect(claims).toEqual([
      { state: 'accepted', why: 'no_photo', refunded: true },
      { state: 'in_review', why: 'above_limit', refunded: false },
      { state: 'refunded_at_once', why: null, refunded: true },
    ])
    expect(
      await count(`private.support_tickets as t where t.status <> 'closed'
        and (t.resolve_by < now() + interval '3 days' or (t.acknowledged_at is null and t.acknowledge_by < now() + interval '12 hours'))`),
    ).toBe(0)
    expect(
      await count(`private.support_messages as m join private.support_tickets as t on t.id = m.ticket_id
        where m.at < t.opened_at or m.at > t.last_at or m.at > now()`),
    ).toBe(0)
  })
})

describe('the demo accounts', () => {
  test('exist with the roles that they are to show', async () => {
    const accounts = await rows(
      { phone: z.string(), role: z.string() },
      `select p.phone, r.role::text as role from public.profiles as p join public.user_roles as r on r.user_id = p.id`,
    )
    const roles = {
      customer: 'user',
      vendor: 'vendor',
      courier: 'delivery',
      admin: 'admin',
      franchise: 'franchise',
    } as const
    for (const { phone, role } of demoAccounts) expect(accounts).toContainEqual({ phone, role: roles[role] })
  })

  test('have their codes in the configuration', async () => {
    const { auth } = await readSupabaseConfig(`${paths.root}supabase/config.toml`)
    expect(auth.sms.test_otp).toMatchObject(
      Object.fromEntries(demoAccounts.map(({ phone, code }) => [phone.slice(1), code])),
    )
  })
})

test('an empty database is filled at its address, with the same ids as any other', async () => {
  // What is placed by the same calls as customers make is named by them.
  const fingerprint = `select md5(string_agg(id::text, ',' order by id)) as ids from (
    select id from auth.users union all select id from public.vendors union all select id from public.catalog_items
    union all select id from public.item_options union all select id from public.enhanced_orders where kind not in ('shipment', 'subscription', 'appointment', 'ride', 'parcel') and id not in (select order_id from public.grocery_orders)
    union all select id from public.services where trade = 'beauty'
    union all select r.id from public.resources as r join public.vendors as v on v.id = r.vendor_id where v.kind = 'beauty'
    union all select id from public.reviews where order_id in (select id from public.enhanced_orders where kind not in ('appointment', 'ride'))) as all_rows`
  const { url } = inject('server')
  await withClient(url, (client) => client.query('create database seeded_again'))
  const second = urlOf(url, 'seeded_again')
  try {
    const other = await openDatabaseAt(second, () => {})
    const ids = await other.query(fingerprint)
    await other.close()
    expect(await rows({ ids: z.string() }, fingerprint)).toEqual(ids)
  } finally {
    await dropDatabase(second)
  }
}, 180_000)

test('no menu shows a picture twice', async () => {
  const repeated = await rows(
    { vendor_id: z.string(), picture: z.string() },
    `select i.vendor_id, i.picture from public.catalog_items as i join public.dishes as d on d.item_id = i.id
     where i.picture is not null group by i.vendor_id, i.picture having count(*) > 1`,
  )
  expect(repeated).toEqual([])
})

test('names are written as on a shelf: no "aA batteries", no "bombay rava", no stray space', async () => {
  const named = await rows(
    { name: z.string() },
    `select name from public.catalog_items union select name from public.products union select name from public.vendors
     union select name from public.categories`,
  )
  expect(named.length).toBeGreaterThan(500)
  // A capital within a word, but for the unit mAh; a proper name in small letters; space that nobody typed on purpose.
  const odd =
    /\b(?!mAh\b)[a-z]+[A-Z]|\b(bombay|charminar|gadwal|hyderabadi?|irani|kashmir|kondapalli|osmania|pochampally|telugu|led|aa|a2)\b|\s{2}|^\s|\s$/
  expect(named.map(({ name }) => name).filter((name) => odd.test(name))).toEqual([])
})

test('every item of the seeds has a picture of its own', () => {
  const hashes = picturePaths().map((path) => createHash('sha256').update(readPicture(path)).digest('hex'))
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('the pictures are WebP files that a slow network carries: a dish in 8 kB, a cover in 24 kB', () => {
  const text = new TextDecoder('latin1')
  const heavy = picturePaths().filter((path) => {
    const bytes = readPicture(path)
    expect(text.decode(bytes.slice(0, 4)) + text.decode(bytes.slice(8, 12))).toBe('RIFFWEBP')
    return bytes.length > (path.startsWith('dishes/') ? 8 : 24) * 1024
  })
  expect(heavy).toEqual([])
})
