import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import { paths } from '../database/paths.ts'
import { EdgeFunctions } from '../functions/edge-functions.ts'
import { generateSigningKey, publicKeySet, signToken } from '../gateway/jwt.ts'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { advance } from '../market/steps.ts'
import { type Harness, harnessOver } from '../races/harness.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const LANGUAGES = ['en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa']
/** Lines of the invoice that is set. */
const LINES = 12
const ID = '5f2c2a52-7c0e-4f0a-9d0e-6f1f2f3a4b5c'
/** What one person may have made in a minute; each further person counts anew. */
const FILES_EACH = 30
const HOUR_S = 3600

const invoice = {
  id: ID,
  kind: 'tax_invoice',
  number: 'AG/2627/000108',
  issued_at: '2026-07-14T13:05:00+05:30',
  order_number: 'HYD-1042',
  of_number: null,
  of_issued_at: null,
  issuer: {
    name: 'Angadi Marketplace Private Limited',
    address: 'Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081',
    gstin: '36AAACA0000A1Z5',
  },
  supplier: { name: 'Deg & Dastarkhwan', address: 'Madhapur', gstin: null, fssai_number: '12345678901234' },
  place_of_supply: { code: '36', name: 'Telangana' },
  section_9_5: true,
  delivered_to: { line: 'Flat 4, Lakeview Residency', city: 'Hyderabad', pincode: '500034' },
  lines: Array.from({ length: LINES }, (_, n) => ({
    name: `Hyderabadi chicken dum biryani ${n + 1}`,
    quantity: n + 1,
    code: '996331',
    amount_paise: 24_900 * (n + 1),
  })),
  reduction_paise: 0,
  total_paise: 2_039_310,
  taxes: [
    {
      tax_class: 'restaurant',
      code: '996331',
      rate_bp: 500,
      taxable_paise: 1_942_200,
      cgst_paise: 48_555,
      sgst_paise: 48_555,
      igst_paise: 0,
      gross_paise: 2_039_310,
    },
  ],
}

/** The edge functions, before a database that answers order_invoices at once. */
async function openFunctions() {
  const signingKey = generateSigningKey()
  const database = createServer((request, response) => {
    const answer = request.url?.endsWith('jwks.json') ? publicKeySet(signingKey) : [invoice]
    request.resume().once('end', () => response.end(JSON.stringify(answer)))
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(database.address())
  const cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
  const functions = new EdgeFunctions({
    folder: join(paths.root, 'supabase', 'functions'),
    config: { 'invoice-file': { verify_jwt: false } },
    keys: {
      signingKey,
      jwtSecret: 'x'.repeat(32),
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
    },
    apiUrl: `http://127.0.0.1:${port}`,
    cacheFolder,
    log: () => {},
  })
  await functions.warmUp()
  return {
    async make(language: string, person: string): Promise<Buffer> {
      const exp = Math.floor(Date.now() / 1000) + HOUR_S
      const token = await signToken({ role: 'authenticated', sub: person, exp }, signingKey)
      const url = new URL('http://api/functions/v1/invoice-file')
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ order_id: 'order', invoice_id: ID, language }),
      })
      const answer = await functions.handle(request, url)
      if (!answer.ok) throw new Error(`invoice-file answered ${answer.status}: ${await answer.text()}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async stop() {
      await functions.stop()
      database.closeAllConnections()
      database.close()
      await rm(cacheFolder, { recursive: true, force: true })
    },
  }
}

async function benchFiles({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const functions = await openFunctions()
  try {
    const first = performance.now()
    await functions.make('te', randomUUID())
    const cold = performance.now() - first
    for (const language of LANGUAGES) await functions.make(language, randomUUID())
    const many = quick ? 60 : 600
    tell(`${many} invoices of ${LINES} lines in ten languages`)
    const times: number[] = []
    const sizes: number[] = []
    let person = randomUUID()
    for (let n = 0; n < many; n++) {
      if (n % FILES_EACH === 0) person = randomUUID()
      const startedAt = performance.now()
      const file = await functions.make(LANGUAGES[n % LANGUAGES.length] ?? 'en', person)
      times.push(performance.now() - startedAt)
      sizes.push(file.length / 1000)
    }
    return [
      { what: 'invoice as a file: the first one of a process', value: cold, unit: 'ms' },
      { what: 'invoice as a file', value: median(times), unit: 'ms' },
      { what: 'invoice as a file: p95', value: percentile(times, 0.95), unit: 'ms' },
      { what: 'invoice as a file: size', value: median(sizes), unit: 'kB' },
      { what: 'invoice as a file: the largest', value: Math.max(...sizes), unit: 'kB' },
    ]
  } finally {
    await functions.stop()
  }
}

/** Copies the documents of one order until there are those of so many orders, without what runs for each. */
async function fillMonth({ owner }: Harness, orderId: string, many: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`set session_replication_role = 'replica'`)
    await client.query(
      `with copied as (
         insert into public.invoices (id, order_id, user_id, kind, issuer_id, supplier_id, number, financial_year,
           issued_at, issuer, supplier, place_of_supply, is_interstate, section_9_5, lines, reduction_paise, total_paise)
         select md5(i.id::text || n)::uuid, i.order_id, i.user_id, i.kind, i.issuer_id, i.supplier_id,
           'B' || i.place || '/' || lpad(n::text, 8, '0'), i.financial_year, i.issued_at, i.issuer, i.supplier,
           i.place_of_supply, i.is_interstate, i.section_9_5, i.lines, i.reduction_paise, i.total_paise
         from (select o.*, row_number() over (order by o.number) as place from public.invoices as o
           where o.order_id = $1) as i, generate_series(2, $2::integer) as n
       )
       insert into public.invoice_taxes (invoice_id, tax_class, code, rate_bp, included, taxable_paise, cgst_paise,
         sgst_paise, igst_paise, gross_paise)
       select md5(i.id::text || n)::uuid, t.tax_class, t.code, t.rate_bp, t.included, t.taxable_paise, t.cgst_paise,
         t.sgst_paise, t.igst_paise, t.gross_paise
       from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id,
         generate_series(2, $2::integer) as n where i.order_id = $1`,
      [orderId, many],
    )
    await client.query(`set session_replication_role = 'origin'`)
    await client.query('analyze')
  } finally {
    client.release()
  }
}

async function benchMonth({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const many = quick ? 5_000 : 100_000
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    const vendor = await harness.market.openVendor([{ pricePaise: 24_000 }])
    const customer = await harness.market.customer(100_000)
    const admin = await harness.market.person('admin')
    const order = await orderDish(harness.api, customer, vendor, 'wallet', { fulfilment: 'pickup' })
    for (const step of ['confirmed', 'preparing', 'ready'])
      await advance(harness.api, vendor.owner, order, step)
    await advance(harness.api, vendor.owner, order, 'delivered', await harness.market.code(order, 'drop'))
    tell(`${many} orders are invoiced`)
    await fillMonth(harness, order, many)
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    const { papers, documents } = await rpc(
      harness.api,
      admin,
      'admin_tax_month',
      { month },
      z.object({ papers: z.array(z.string()), documents: z.number() }),
    )
    if (documents < many) throw new Error(`${documents} documents of ${many} orders`)
    const figures: Figure[] = []
    for (const paper of papers) {
      const times: number[] = []
      for (let round = 0; round < 3; round++) {
        const startedAt = performance.now()
        await rpc(harness.api, admin, 'admin_tax_paper', { month, paper }, z.string())
        times.push((performance.now() - startedAt) / 1000)
      }
      figures.push({ what: `a month of ${many} orders: ${paper}`, value: median(times), unit: 's' })
    }
    return figures
  } finally {
    await harness.stop()
  }
}

/** Invoices as files in ten languages, and the files that are filed for a month of a hundred thousand orders. */
export const benchPapers: Bench = async (options): Promise<readonly Figure[]> => [
  ...(await benchFiles(options)),
  ...(await benchMonth(options)),
]
