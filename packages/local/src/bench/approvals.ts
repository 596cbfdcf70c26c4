import pg from 'pg'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const APPLICATIONS = 100_000
const PAGES = 30
const WARM_UP = 5
const AIM_MS = 100
const REVIEWER = '11111111-1111-4111-8111-111111111111'

/** A reviewer and a hundred thousand applicants, of whom a tenth wait. */
const FILL = `
insert into auth.users (id, phone) values ('${REVIEWER}', null);
insert into public.user_roles (user_id, role) values ('${REVIEWER}', 'admin') on conflict do nothing;
insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${APPLICATIONS});
insert into public.provider_applications (user_id, role, state, profile, submitted_at)
select u.id, 'shop', (array['submitted', 'approved', 'active', 'active', 'active', 'active', 'rejected', 'rejected',
  'changes_requested', 'withdrawn'])[1 + (row_number() over ())::integer % 10],
  jsonb_build_object('name', 'Shop ' || row_number() over ()), now() - (row_number() over ()) * interval '1 minute'
from auth.users as u where u.id <> '${REVIEWER}';
analyze public.provider_applications;
`

const page = z.array(z.object({ page: z.array(z.object({ id: z.string(), submitted_at: z.string() })) }))

/** Reads a list page after page, as the desk does; the times in milliseconds. */
async function readPages(client: pg.Client, state: string, search?: string): Promise<readonly number[]> {
  const times: number[] = []
  let after: { readonly id: string; readonly submitted_at: string } | undefined
  for (let n = 0; n < WARM_UP + PAGES; n++) {
    const askedAt = performance.now()
    const { rows } = await client.query('select public.admin_applications($1, $2, $3, $4) as page', [
      state,
      search ?? null,
      after?.submitted_at ?? null,
      after?.id ?? null,
    ])
    times.push(performance.now() - askedAt)
    after = page.parse(rows)[0]?.page.at(-1)
  }
  return times.slice(WARM_UP)
}

/** The reviewer's lists with a hundred thousand applications, a page of fifty at a time. */
export const benchApprovals: Bench = async ({ tell }): Promise<readonly Figure[]> => {
  const server = await migratedServer()
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query('set session_replication_role = replica')
    await client.query(FILL)
    await client.query('set session_replication_role = default')
    tell(`${APPLICATIONS.toLocaleString('en-IN')} applications`)
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [
      JSON.stringify({ sub: REVIEWER, role: 'authenticated' }),
    ])
    const figures: Figure[] = []
    for (const [what, state, search] of [
      ['those that wait', 'waiting', undefined],
      ['all', 'all', undefined],
      ['those of a name', 'all', 'shop 9999'],
    ] as const) {
      const times = await readPages(client, state, search)
      figures.push(
        { what: `A page of applications, ${what}`, value: median(times), unit: 'ms' },
        {
          what: `A page of applications, ${what}: p95`,
          value: percentile(times, 0.95),
          unit: 'ms',
          ...(search === undefined ? { aim: { atMost: AIM_MS } } : {}),
        },
      )
    }
    return figures
  } finally {
    await client.end()
    await server.stop()
  }
}
