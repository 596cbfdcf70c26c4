import type { Relation } from '../catalog/relation.ts'
import type { JsonBody } from '../request-body.ts'
import { RestError } from '../rest-error.ts'
import { type Parameters, quoted, quotedIn } from './statement.ts'

/** The columns that a body writes, checked against the relation. @throws RestError PGRST204 for one that is not there */
export function writtenColumns(relation: Relation, body: JsonBody, named: readonly string[] | undefined) {
  return (named ?? body.keys).map((name) => {
    const column = relation.columns.find((each) => each.name === name)
    if (column) return column
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    )
  })
}

type Column = Relation['columns'][number]

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function defaultOf(relation: Relation, column: Column): string | undefined {
  if (column.default !== null) return column.default
  if (!column.drawn) return undefined
  const sequence = `pg_catalog.pg_get_serial_sequence(${literal(quotedIn(relation.schema, relation.name))}, ${literal(column.name)})`
  return `pg_catalog.nextval(${sequence})`
}

/**
 * The rows of a body as a part of `from`, called `_body`, with the types of the columns. Postgres reads the text itself,
 * so that no number and no JSON changes on the way.
 *
 * @param fillsDefaults what a row leaves out gets the column's default instead of null
 */
export function bodySource(
  relation: Relation,
  columns: readonly Column[],
  body: JsonBody,
  fillsDefaults: boolean,
  parameters: Parameters,
): string {
  const text = parameters.add(body.text)
  if (columns.length === 0)
    return body.isArray ? `json_array_elements(${text}::json) as _body` : `(select ${text}::json) as _body`
  const typed = columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')
  const set = body.isArray ? 'set' : ''
  const defaults = columns.flatMap((column) => {
    const value = fillsDefaults ? defaultOf(relation, column) : undefined
    return value === undefined ? [] : [`${literal(column.name)}, ${value}`]
  })
  if (defaults.length === 0) return `json_to_record${set}(${text}::json) as _body (${typed})`
  const filled = `jsonb_build_object(${defaults.join(', ')})`
  const all = body.isArray
    ? `(select jsonb_agg(${filled} || row) from jsonb_array_elements(${text}::jsonb) as row)`
    : `(select ${filled} || ${text}::jsonb)`
  return `jsonb_to_record${set}(${all}) as _body (${typed})`
}
