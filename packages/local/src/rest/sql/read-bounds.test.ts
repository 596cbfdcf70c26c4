import { expect, it } from 'vitest'
import { outcomeOf, refusalOf } from '../answer.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Relation } from '../catalog/relation.ts'
import type { Relationship } from '../catalog/relationships.ts'
import { parseSelect } from '../grammar/select.ts'
import { readRestRequest } from '../rest-request.ts'
import { statementOf } from '../statement.ts'
import { MAX_ANSWER } from './answer-sql.ts'

const column = { type: 'text', base: 'text', composite: false, default: null, drawn: false }
const relation = (name: string): Relation => ({
  id: name,
  schema: 'public',
  name,
  is_view: false,
  columns: ['id', 'parent_id', 'vendor_id'].map((each) => ({ ...column, name: each })),
  primary_key: ['id'],
})
const vendors = relation('vendors')
const items = relation('items')
const folders = relation('folders')
const ways: readonly Relationship[] = [
  { kind: 'one-to-many', from: vendors, to: items, constraint: 'of', columns: [['id', 'vendor_id']] },
  { kind: 'many-to-one', from: items, to: vendors, constraint: 'of', columns: [['vendor_id', 'id']] },
  { kind: 'one-to-many', from: folders, to: folders, constraint: 'in', columns: [['id', 'parent_id']] },
]
const all = [vendors, items, folders]
const catalog: Catalog = {
  relation: (_, name) => all.find((each) => each.name === name),
  relationWithId: () => undefined,
  routines: () => [],
  relationshipsFrom: (from) => ways.filter((way) => way.from.id === from.id),
  settingsOf: () => ({}),
}

async function ask(table: string, select: string) {
  const url = new URL(`http://x/rest/v1/${table}?${new URLSearchParams({ select })}`)
  const request = await readRestRequest(new Request(url), url, ['public'])
  return statementOf({ catalog, request, maxRows: 1000 })
}

const nested = (embed: string, levels: number) => `id,${`${embed}(`.repeat(levels)}id${')'.repeat(levels)}`

it.each(['x', 'a:x', 'x!hint', 'x!inner', 'x!left', 'a:x!hint!inner', '...x', '...x!hint'])(
  'three levels of %s are read, and a fourth is refused',
  (embed) => {
    expect(parseSelect(nested(embed, 3))).toHaveLength(2)
    expect(() => parseSelect(nested(embed, 4))).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'PGRST100',
        details: expect.stringMatching(/at most 3 levels/),
      }),
    )
  },
)

it.each([
  ['vendors', 'id,items(vendors(items(id)))'],
  ['vendors', 'id,a:items(...vendors(b:items!inner(id)))'],
  ['items', 'id,vendors(items(id))'],
])('a list within its own rows is refused: %s %s', async (table, select) => {
  await expect(ask(table, select)).rejects.toMatchObject({ status: 400, code: 'PGRST100' })
})

it('a tree that only goes down is read', async () => {
  expect((await ask('folders', 'id,folders(id,folders(id))')).text).toContain('lateral')
})

it('embedded rows are limited as those above them', async () => {
  const { values } = await ask('vendors', 'id,items(id)')
  expect(values.filter((value) => value === '1000')).toHaveLength(2)
})

it('the way back to one row is read', async () => {
  expect((await ask('vendors', 'id,items(id,vendors(id))')).text).toContain('lateral')
})

it('a longer answer than 8 MiB is cut by the database and refused', async () => {
  const url = new URL('http://x/rest/v1/items')
  const request = await readRestRequest(new Request(url), url, ['public'])
  const statement = statementOf({ catalog, request, maxRows: 1000 })
  expect(statement.text).toContain(`left(`)
  const refusal = (length: number) =>
    refusalOf(request, statement, outcomeOf(['1', null, 'x'.repeat(length)]))
  expect(refusal(MAX_ANSWER)).toBeUndefined()
  expect(refusal(MAX_ANSWER + 1)).toMatchObject({ status: 413, message: 'The answer is longer than 8 MiB' })
})
