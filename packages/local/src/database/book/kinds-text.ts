import type pg from 'pg'
import { z } from 'zod'

/** A table whose rows say what a trade or a kind of order is. */
interface Chapter {
  readonly title: string
  readonly table: string
  /** Columns that say nothing to a reader. */
  readonly without?: readonly string[]
}

/** In reading order. Columns are not named, so that a row may say more without a change here. */
const CHAPTERS: readonly Chapter[] = [
  { title: 'Trades', table: 'private.trades' },
  { title: 'Kinds of their orders', table: 'private.trade_kinds' },
  { title: 'Desks', table: 'private.desks' },
  { title: 'Ways of paying', table: 'private.payment_methods' },
  { title: 'Transitions', table: 'public.order_transition_rules' },
  { title: 'Effects', table: 'private.order_effects', without: ['id'] },
  { title: 'Notices', table: 'private.order_notices', without: ['id'] },
  { title: 'Timers', table: 'private.timer_actions' },
  { title: 'Parts in an order', table: 'private.party_kinds' },
  { title: 'Paths of notifications', table: 'private.party_paths' },
  { title: 'Contact', table: 'private.contact_pairs', without: ['id'] },
  { title: 'Charge codes', table: 'public.charge_codes' },
  { title: 'Payees', table: 'private.payees' },
  { title: 'Cancellation policies', table: 'public.cancellation_policies', without: ['id', 'specificity'] },
  {
    title: 'Cancellation steps',
    table: 'private.cancellation_steps',
    without: ['id', 'valid_from', 'valid_until'],
  },
  { title: 'Cancellation reasons', table: 'public.cancellation_reasons' },
  { title: 'Orders that nobody took', table: 'private.undeliverable_rules' },
  { title: 'Data of accounts', table: 'private.trade_accounts' },
]

const PREAMBLE = `# Kinds and trades

Written by \`pnpm db:schema\` from the rows of a database with all migrations; \`pnpm --filter @angadi/local advisors\` fails where it is out of date. [adding-a-trade.md](adding-a-trade.md) says what each row is for. A column that is empty in every row is left out.`

const sources = z.array(
  z.object({ comment: z.nullable(z.string()), columns: z.nullable(z.array(z.string())) }),
)
const rows = z.array(z.object({ cells: z.record(z.string(), z.nullable(z.string())) }))

/** The columns of a table in their order, and its comment. */
const SOURCE = `
  select obj_description($1::regclass, 'pg_class') as comment,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute as a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all ($2::text[])) as columns`

function cell(value: string | null): string {
  if (value === null || value === '{}') return ''
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  return value
    .replace(/^\{(.*)\}$/s, (_whole, list: string) => list.replaceAll(',', ', '))
    .replace(/ 00:00:00\+00$/, '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
}

/** A table in Markdown as the formatter of this repository lays it out. */
function markdownTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((name, index) =>
    Math.max(3, name.length, ...lines.map((line) => line[index]?.length ?? 0)),
  )
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n')
}

async function chapterText(client: pg.Client, { title, table, without = [] }: Chapter): Promise<string> {
  const [source] = sources.parse((await client.query(SOURCE, [table, without])).rows)
  const columns = source?.columns ?? []
  const texts = columns.map((column) => `'${column}', t.${column}::text`).join(', ')
  const order = columns.map((column) => `t.${column}`).join(', ')
  const found = rows.parse(
    (await client.query(`select json_build_object(${texts}) as cells from ${table} as t order by ${order}`))
      .rows,
  )
  const lines = found.map(({ cells }) => columns.map((column) => cell(cells[column] ?? null)))
  const told = columns.map((_, index) => lines.some((line) => line[index] !== ''))
  const toldOf = (cells: readonly string[]) => cells.filter((_, index) => told[index])
  const heading = [`## ${title}`, `\`${table}\`: ${source?.comment ?? ''}`].join('\n\n')
  return lines.length === 0
    ? `${heading}\n\nNo rows yet.`
    : `${heading}\n\n${markdownTable(toldOf(columns), lines.map(toldOf))}`
}

/** What trades and kinds of orders are, as Markdown tables of the rows that say it. */
export async function kindsText(client: pg.Client): Promise<string> {
  const chapters: string[] = []
  for (const chapter of CHAPTERS) chapters.push(await chapterText(client, chapter))
  return `${[PREAMBLE, ...chapters].join('\n\n')}\n`
}
