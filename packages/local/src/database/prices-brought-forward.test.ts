import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { pgliteExtensions } from './pglite-options.ts'
import { pgliteProgram } from './pglite-program.ts'
import { createSchema } from './schema-upgrade.ts'
import { pgliteSession } from './sql-session.ts'

/** Everything before the first migration whose prices include tax. */
const FIRST = '20261126115804'

const FILL = `
insert into public.vendors (id, slug, name, kind, region_id, address, lat, lng, packaging_paise)
select id::uuid, slug, slug, kind::public.vendor_kind, (select r.id from public.regions as r order by r.slug limit 1), 'Road No. 1', 17.43, 78.45, 1000
from (values ('00000000-0000-4000-8000-000000000001', 'shop-one', 'shopping'), ('00000000-0000-4000-8000-000000000002', 'kitchen', 'food')) as v (id, slug, kind);
insert into public.catalog_items (vendor_id, section, name, price_paise, mrp_paise, tax_class)
select ('00000000-0000-4000-8000-00000000000' || v)::uuid, 'All', name, price, mrp, class
from (values (1, 'At MRP', 10000, 10000, 'goods_18'), (1, 'Below', 10000, 11000, 'goods_18'), (1, 'Without', 33333, null, 'goods_18'), (1, 'Milk', 5000, 6000, 'goods_nil'),
  (2, 'Dosa', 10000, null, 'restaurant'), (2, 'Cola', 4200, 4200, 'restaurant')) as i (v, name, price, mrp, class);
insert into public.item_option_groups (id, item_id, name) select gen_random_uuid(), id, 'Extra' from public.catalog_items where name in ('Without', 'Dosa');
insert into public.item_options (group_id, name, price_paise) select id, 'More', 1000 from public.item_option_groups;`

test('what is priced before tax is brought forward to what was paid for it, and never above its MRP', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-prices-'))
  const database = await PGlite.create({
    pgliteWasmModule: await pgliteProgram(),
    extensions: pgliteExtensions,
  })
  const later = (await readdir(paths.migrations)).filter((name) => name >= FIRST).toSorted()
  try {
    await cp(paths.migrations, folder, {
      recursive: true,
      filter: (path) => !later.some((name) => path.endsWith(name)),
    })
    await createSchema(pgliteSession(database), folder)
    await database.exec(FILL)
    const fees = `select base_paise, per_km_paise, small_cart_paise, platform_paise from public.fee_rules where region_id is null`
    expect((await database.query(fees)).rows).toEqual([
      { base_paise: 2500, per_km_paise: 700, small_cart_paise: 1500, platform_paise: 500 },
    ])
    const [first = ''] = later
    await database.exec(await readFile(join(paths.migrations, first), 'utf8'))
    const { rows } = await database.query<{ name: string; price_paise: number; extra: number | null }>(
      `select i.name, i.price_paise, o.price_paise as extra from public.catalog_items as i
       left join public.item_option_groups as g on g.item_id = i.id left join public.item_options as o on o.group_id = g.id order by i.name`,
    )
    expect(
      Object.fromEntries(rows.map(({ name, price_paise, extra }) => [name, [price_paise, extra]])),
    ).toEqual({
      'At MRP': [10_000, null],
      Below: [11_000, null],
      Without: [39_333, 1180],
      Milk: [5000, null],
      Dosa: [10_000, 1000],
      // 5 % on top of ₹40 is the MRP of ₹42.
      Cola: [4000, null],
    })
    expect((await database.query(fees)).rows).toEqual([
      { base_paise: 2900, per_km_paise: 800, small_cart_paise: 1700, platform_paise: 500 },
    ])
    expect(
      (await database.query('select slug, packaging_paise from public.vendors order by slug')).rows,
    ).toEqual([
      { slug: 'kitchen', packaging_paise: 1000 },
      { slug: 'shop-one', packaging_paise: 1180 },
    ])
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}, 60_000)
