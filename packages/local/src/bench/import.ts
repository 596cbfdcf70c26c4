import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROWS_A_CALL } from '@angadi/domain/products/file/columns.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { signUpProven } from '../compat/proven-sign-up.ts'
import { paths } from '../database/paths.ts'
import { openThrowAwayServer } from '../start/open-postgres-database.ts'
import { type Stack, startStack } from '../start/stack.ts'
import type { Bench, Figure } from './figure.ts'

const LINES = 10_000
const LINES_QUICKLY = 1_000
const AIM_SECONDS = 30

const answerSchema = z.object({
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  rows: z.array(z.object({ line: z.number(), outcome: z.string() })),
})
const idSchema = z.object({ id: z.uuid() })

const OPEN_VENDOR = `
with vendor as (
  insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, status, prices_include_tax)
  values ($1::uuid, 'bench-import', 'Import Kitchen', 'food', private.region_at(17.43, 78.45), 'Road No. 1', 17.43, 78.45, 'active', false) returning id
), restaurant as (
  insert into public.restaurants (vendor_id) select id from vendor
), staff as (
  insert into public.vendor_staff (vendor_id, user_id, position) select id, $1::uuid, 'owner' from vendor
)
select id from vendor`

/** One line in a hundred has no price and is refused; the report has to say so. */
function lineOf(line: number): Readonly<Record<string, unknown>> {
  return {
    line,
    name: `Dish ${line} of the ${['north', 'south', 'coast', 'hills'][line % 4]}`,
    section: `Section ${line % 25}`,
    price_paise: line % 100 === 0 ? 0 : 5_000 + (line % 300) * 100,
    diet: 'veg',
  }
}

async function vendorOf(stack: Stack): Promise<{ readonly api: SupabaseClient; readonly vendor: string }> {
  const api = createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const user = await signUpProven(stack.database, api, {
    email: 'bench-import@example.com',
    password: 'correct horse',
  })
  await stack.database.query(`insert into public.user_roles (user_id, role) values ($1::uuid, 'vendor')`, [
    user,
  ])
  const [vendor] = await stack.database.query(OPEN_VENDOR, [user])
  return { api, vendor: idSchema.parse(vendor).id }
}

interface Report {
  readonly seconds: number
  readonly outcomes: ReadonlyMap<string, number>
}

/** Sends all lines, one call after another as the app does, and adds up what came of them. */
async function send(api: SupabaseClient, vendor: string, lines: number, isTrial: boolean): Promise<Report> {
  const outcomes = new Map<string, number>()
  const importId = randomUUID()
  const startedAt = performance.now()
  for (let from = 1; from <= lines; from += ROWS_A_CALL) {
    const rows = Array.from({ length: Math.min(ROWS_A_CALL, lines - from + 1) }, (_, n) => lineOf(from + n))
    const { data, error } = await api.rpc('import_items', {
      vendor_id: vendor,
      import_id: importId,
      rows,
      idempotency_key: `import:${importId}:${from}`,
      label: 'menu.csv',
      dry_run: isTrial,
    })
    if (error) throw new Error(`${error.code} ${error.message}`)
    for (const { outcome } of answerSchema.parse(data).rows)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  return { seconds: (performance.now() - startedAt) / 1000, outcomes }
}

/** A file of ten thousand items through REST, tried, imported, and imported again, each with its report line by line. */
export const benchImport: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const lines = quick ? LINES_QUICKLY : LINES
  const scratchFolder = await mkdtemp(join(tmpdir(), 'angadi-bench-'))
  try {
    const stack = await startStack({
      root: paths.root,
      openDatabase: openThrowAwayServer,
      scratchFolder,
    })
    try {
      const { api, vendor } = await vendorOf(stack)
      const figures: Figure[] = []
      const turn = async (what: string, isTrial: boolean, outcome: string) => {
        const { seconds, outcomes } = await send(api, vendor, lines, isTrial)
        const expected = { right: outcomes.get(outcome), wrong: outcomes.get('refused') }
        if (expected.right !== lines * 0.99 || expected.wrong !== lines * 0.01)
          throw new Error(`${what}: ${JSON.stringify([...outcomes])}`)
        tell(`${what}: ${[...outcomes].map(([name, many]) => `${many} ${name}`).join(', ')}`)
        figures.push({
          what: `${what} of ${lines.toLocaleString('en-IN')} lines`,
          value: seconds,
          unit: 's',
          aim: { atMost: AIM_SECONDS },
        })
      }
      await turn('trial', true, 'created')
      await turn('import', false, 'created')
      await turn('import of the same again', false, 'unchanged')
      return figures
    } finally {
      await stack.stop()
    }
  } finally {
    await rm(scratchFolder, { recursive: true, force: true })
  }
}
