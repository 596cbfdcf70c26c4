import { describe, expect, it } from 'vitest'
import type { Migration } from './migration-files.ts'
import { type AppliedMigration, EarlierBaseline, missingMigrations } from './migration-history.ts'
import { statementsIn } from './statements.ts'

const file = (version: string, text = `select ${version};`): Migration => ({
  version,
  name: 'wishes',
  path: `supabase/migrations/${version}_wishes.sql`,
  text,
})
const applied = (version: string, text: string | null = `select ${version}`): AppliedMigration => ({
  version,
  name: 'wishes',
  text,
})

describe('the migrations that a database lacks', () => {
  it('are those after the ones it has, however these were recorded', () => {
    const files = [file('1', '-- One.\nselect 1;\n\nselect 2;\n'), file('2'), file('3')]
    for (const text of ['-- One.\nselect 1;select 2', '-- One.\nselect 1;\n\nselect 2;\n', null])
      expect(missingMigrations([applied('1', text)], files).map(({ version }) => version)).toEqual(['2', '3'])
    expect(missingMigrations([], files)).toEqual(files)
    expect(missingMigrations([applied('1', null), applied('2'), applied('3')], files)).toEqual([])
  })

  it('are refused for a database that has one which the repository has not', () => {
    expect(() => missingMigrations([applied('1'), applied('4')], [file('1'), file('2')])).toThrow(
      'made by migrations that are not in this repository: 4_wishes',
    )
  })

  it('are none of those of today for a database of an earlier baseline', () => {
    const files = [file('3'), file('4')]
    expect(() => missingMigrations([applied('1'), applied('2')], files)).toThrow(EarlierBaseline)
    expect(missingMigrations([applied('3')], files)).toEqual([file('4')])
  })

  it('are refused where a new one is numbered before one that was applied', () => {
    expect(() => missingMigrations([applied('1'), applied('3')], [file('1'), file('2'), file('3')])).toThrow(
      'it lacks 2_wishes.sql, but has later migrations',
    )
  })

  it('are refused for a database whose migration was changed since', () => {
    expect(() => missingMigrations([applied('1')], [file('1', 'select 10;'), file('2')])).toThrow(
      '1_wishes.sql was changed after it had been applied',
    )
  })
})

describe('the statements of a migration', () => {
  it('end at semicolons that stand in no text, name, comment or body', () => {
    const statements = [
      "-- What; for.\nselect 'a;''b', \"c;d\"",
      '/* ; */ create function f() returns text language sql as $$ select 1; select $1; $$',
      "do $body$ begin perform 'x;$$'; end $body$",
      'select 5 - 3 / 2, $1',
    ]
    expect(statementsIn(`\n${statements.join(';\n\n')};\n`)).toEqual(statements)
    expect(statementsIn('-- only a comment')).toEqual(['-- only a comment'])
  })
})
