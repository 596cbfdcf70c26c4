import type { Relation } from '../catalog/relation.ts'
import type { Condition } from '../grammar/filter.ts'
import type { Preferences } from '../preferences.ts'
import type { JsonBody } from '../request-body.ts'
import { RestError } from '../rest-error.ts'
import { bodySource, writtenColumns } from './body-source.ts'
import { conditionSql } from './conditions.ts'
import type { ReadNode } from './read-plan.ts'
import { type Parameters, quoted, quotedIn } from './statement.ts'

/** Counts rows that an upsert inserted and not merged; only it tells 201 from 200. */
const INSERTED = 'pgrst.inserted'

/** How many rows the statement has inserted, as an expression. */
export const insertedSql = `nullif(current_setting('${INSERTED}', true), '')`

function countInserted(step: '+ 1' | '- 1'): string {
  const before = `coalesce(${insertedSql}::int, 0)`
  return `set_config('${INSERTED}', (${before} ${step})::text, true) <> ''`
}

/** The columns that must come back from a write, so that the answer can be read from them; undefined for none. */
export function returnedColumns(node: ReadNode): readonly string[] {
  const { relation } = node
  const names = new Set<string>()
  for (const { field } of node.fields) names.add(field.name)
  for (const { relationship } of node.embeds)
    for (const [own] of [...relationship.columns, ...turnedFrom(relationship.junction?.from)]) names.add(own)
  for (const { field, relation: related } of node.order) if (related === undefined) names.add(field.name)
  if (!names.has('*')) return [...names]
  return relation?.columns.map(({ name }) => name) ?? []
}

function turnedFrom(pairs: readonly (readonly [string, string])[] = []) {
  return pairs.map(([between, own]) => [own, between] as const)
}

function returningSql(alias: string, returned: readonly string[]): string {
  const columns = returned.map((name) => `${quoted(alias)}.${quoted(name)}`)
  return ` returning ${columns.length === 0 ? '1' : columns.join(', ')}`
}

function targetSql({ schema, name }: Relation): string {
  return `${quotedIn(schema, name)} as ${quoted(name)}`
}

/** What a write is made of. */
export interface Write {
  readonly relation: Relation
  readonly returned: readonly string[]
  readonly preferences: Preferences
  readonly columns: readonly string[] | undefined
}

/** `insert`, with what happens to rows that are there already. @throws RestError PGRST204 */
export function insertSql(
  write: Write & { readonly onConflict: readonly string[] | undefined },
  body: JsonBody,
  parameters: Parameters,
): string {
  const { relation, returned, preferences } = write
  const columns = writtenColumns(relation, body, write.columns)
  const fillsDefaults = preferences.missing === 'default'
  const source = bodySource(relation, columns, body, fillsDefaults, parameters)
  const names = columns.map(({ name }) => quoted(name))
  const keys = write.onConflict ?? relation.primary_key
  const resolution = keys.length > 0 ? preferences.resolution : undefined
  const merges = resolution === 'merge-duplicates'
  const isBare = names.length === 0
  const into = `insert into ${targetSql(relation)}`
  if (isBare && !body.isArray) return `${into} default values${returningSql(relation.name, returned)}`
  const values = isBare
    ? 'select'
    : `(${names.join(', ')}) select ${names.map((name) => `_body.${name}`).join(', ')}`
  return [
    `${into} ${values} from ${source}`,
    merges ? ` where ${countInserted('+ 1')}` : '',
    resolution === undefined ? '' : ` on conflict (${keys.map(quoted).join(', ')})`,
    merges && !isBare
      ? ` do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')} where ${countInserted('- 1')}`
      : resolution === undefined
        ? ''
        : ' do nothing',
    returningSql(relation.name, returned),
  ].join('')
}

function whereSql(
  relation: Relation,
  conditions: readonly Condition[],
  parameters: Parameters,
  verb: string,
): string {
  // As pg-safeupdate, which hosted projects load for the Data API.
  if (conditions.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  const place = { alias: relation.name, relation }
  return ` where ${conditions.map((each) => conditionSql(place, each, parameters)).join(' and ')}`
}

/** `update` of the rows that the conditions choose. @throws RestError PGRST204, and 21000 without conditions */
export function updateSql(
  write: Write,
  conditions: readonly Condition[],
  body: JsonBody,
  parameters: Parameters,
): string {
  const { relation, returned, preferences } = write
  const columns = writtenColumns(relation, body, write.columns)
  if (columns.length === 0) {
    const nothing = returned.map((name) => `${quoted(relation.name)}.${quoted(name)}`)
    return `select ${nothing.length === 0 ? '1' : nothing.join(', ')} from ${targetSql(relation)} where false`
  }
  const fillsDefaults = preferences.missing === 'default'
  const source = bodySource(relation, columns, body, fillsDefaults, parameters)
  const set = columns.map(({ name }) => `${quoted(name)} = _body.${quoted(name)}`).join(', ')
  const where = whereSql(relation, conditions, parameters, 'UPDATE')
  return `update ${targetSql(relation)} set ${set} from ${source}${where}${returningSql(relation.name, returned)}`
}

/** `delete` of the rows that the conditions choose. @throws RestError 21000 without conditions */
export function deleteSql(write: Write, conditions: readonly Condition[], parameters: Parameters): string {
  const { relation, returned } = write
  const where = whereSql(relation, conditions, parameters, 'DELETE')
  return `delete from ${targetSql(relation)}${where}${returningSql(relation.name, returned)}`
}
