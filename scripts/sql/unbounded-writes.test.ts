import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { unboundedWrites } from './unbounded-writes.ts'

beforeAll(() => loadModule())

const inPlpgsql = (body: string) =>
  `create function app.f() returns setof int language plpgsql as $$ declare total text; begin ${body} end $$;`

test('an update or delete without where in a function is found, in SQL as in PL/pgSQL', () => {
  const write = { function: 'app.f', statement: 'update', table: 'orders' }
  expect(unboundedWrites(inPlpgsql('update orders set paid = true;'))).toEqual([write])
  expect(unboundedWrites(inPlpgsql('if true then delete from app.orders; end if;'))).toEqual([
    { ...write, statement: 'delete' },
  ])
  expect(
    unboundedWrites("create function app.f() returns void language sql as 'update orders set paid = true';"),
  ).toEqual([write])
  expect(
    unboundedWrites(
      'create function app.f() returns void language sql begin atomic; update orders set paid = true; end;',
    ),
  ).toEqual([write])
})

test('so is one inside another statement, or after a letter of several bytes', () => {
  expect(
    unboundedWrites(
      `comment on schema app is '₹ తెలుగు'; ${inPlpgsql(
        'return query with gone as (delete from orders returning id) select id from gone;',
      )}`,
    ),
  ).toHaveLength(1)
})

test('one that names its rows is allowed, and so is one outside functions', () => {
  expect(unboundedWrites(inPlpgsql('update orders set paid = true where id = 1;'))).toEqual([])
  expect(
    unboundedWrites(inPlpgsql("total := (select 'update' from orders); delete from x where true;")),
  ).toEqual([])
  expect(unboundedWrites('update orders set paid = true;')).toEqual([])
})
