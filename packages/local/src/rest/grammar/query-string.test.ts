import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../catalog/catalog.ts'
import type { Relation } from '../catalog/relation.ts'
import { RestError } from '../rest-error.ts'
import { readRestRequest } from '../rest-request.ts'
import { statementOf } from '../statement.ts'

const column = { type: 'text', base: 'text', composite: false, default: null, drawn: false }
const things: Relation = {
  id: '1',
  schema: 'public',
  name: 'things',
  is_view: false,
  columns: [
    { ...column, name: 'id' },
    { ...column, name: 'data' },
  ],
  primary_key: ['id'],
}
const catalog: Catalog = {
  relation: (_, name) => (name === 'things' ? things : undefined),
  relationWithId: () => undefined,
  routines: () => [],
  relationshipsFrom: () => [],
  settingsOf: () => ({}),
}

async function statement(query: string) {
  const url = new URL(`http://x/rest/v1/things?${query}`)
  const request = await readRestRequest(new Request(url), url, ['public'])
  return statementOf({ catalog, request, maxRows: 1000 })
}

const ask = (parameters: Record<string, string>) => statement(new URLSearchParams(parameters).toString())

describe('the query string', () => {
  it('reads quoted names and values, paths into JSON, negation and nesting', async () => {
    const { text, values } = await ask({
      select: 'id,"odd, name",renamed:data->a->>0::text',
      'data->>x': 'not.in.("a,b",c d,"say ""no")',
      or: '(id.eq."1,2",not.and(id.is.not_null,data.like.*x*))',
      order: 'data->k.desc.nullslast,id',
    })
    expect(text).toContain('"things"."odd, name"')
    expect(text).toContain('not (("things"."id" is not null) and')
    expect(text).toMatch(/order by "things"\."data"->\$\d+ desc nulls last, "things"\."id"/)
    expect(values).toEqual(expect.arrayContaining(['1,2', '%x%', 'a', '0', 'k']))
  })

  it('refuses what is not in the grammar, and says where', async () => {
    for (const parameters of [
      { select: 'id)' },
      { select: 'id,(x)' },
      { select: 'id::int)--' },
      { select: 'id::' },
      { id: 'eq' },
      { id: 'is.5' },
      { or: '(id.eq.1' },
      { or: '()' },
      { order: 'id.up' },
      { on_conflict: 'id)' },
    ]) {
      const refusal = await ask(parameters).catch((error: unknown) => error)
      expect(refusal, JSON.stringify(parameters)).toMatchObject({ status: 400, code: 'PGRST100' })
    }
  })

  it('never lets what a client sends become SQL', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        ',',
        '.',
        '"',
        '->',
        '->>',
        '::',
        ':',
        '!',
        '...',
        '*',
        'eq.',
        'in.',
        'is.null',
        'not.',
      ),
      fc.constantFrom(
        'and',
        'or',
        'select',
        'id',
        'data',
        "'",
        ';',
        '--',
        '$1',
        '\\',
        '\0',
        ' ',
        'fts(',
        'any',
      ),
      fc.string({ maxLength: 5 }),
    )
    const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''))
    const name = fc.oneof(fc.constantFrom('select', 'order', 'or', 'and', 'limit', 'id', 'not.and'), text)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), async (pairs) => {
        const found = await statement(new URLSearchParams(pairs).toString()).catch((error: unknown) => error)
        if (found instanceof RestError) return
        if (!(typeof found === 'object' && found !== null && 'text' in found)) throw found
        const sql = String(found.text)
        expect(sql).not.toContain('\0')
        // Outside of quoted names there are only words and signs that this server has written.
        const bare = sql
          .replaceAll(/"(?:[^"]|"")*"/g, '')
          .replaceAll(/cast\([^()]*as [a-z_][a-z0-9_ ]*\)/gi, '')
        expect(bare).toMatch(/^[a-z0-9_$.,()[\]=<>@&|~!*:'{} -]*$/)
        expect(bare).not.toMatch(/--|;|drop|union/)
      }),
      { numRuns: 500 },
    )
  })
})
