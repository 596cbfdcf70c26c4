import type { AnyAST, Connection, IntrospectResult } from '@supabase/lite'

const isJson = (type: string | undefined) => type === 'json' || type === 'jsonb'

function mapValues(
  values: object,
  names: ReadonlySet<string>,
  encode: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // As PostgREST: a null is SQL's null, at the top level only.
      names.has(name) && value !== null && value !== undefined ? encode(value) : value,
    ]),
  )
}

function jsonColumns({ columns }: IntrospectResult, schema: string, table: string): ReadonlySet<string> {
  return new Set(
    columns
      .filter((column) => column.schema === schema && column.table === table)
      .filter(({ pg_type, type }) => isJson(pg_type) || isJson(type))
      .map(({ name }) => name),
  )
}

function jsonArguments({ functions }: IntrospectResult, schema: string, name: string): ReadonlySet<string> {
  return new Set(
    (functions ?? [])
      .filter((candidate) => candidate.schema === schema && candidate.name === name)
      .flatMap(({ arg_names, arg_types }) => arg_names.filter((_, index) => isJson(arg_types[index]))),
  )
}

/** The library parses the text of a column once as JSON before it passes it on, so it is encoded twice. */
const encodedForTable = (value: unknown) => JSON.stringify(JSON.stringify(value))
/** The library passes the text of an argument on unchanged. */
const encodedForFunction = (value: unknown) => JSON.stringify(value)

function withJsonAsText(ast: AnyAST, known: IntrospectResult): AnyAST {
  const schema = ast.schema ?? known.default_schema ?? 'public'
  const { args, values } = ast
  if (ast.type === 'rpc') {
    // What comes in the address is text already.
    if (!ast.function || !args || Array.isArray(args) || ast.httpMethod !== 'POST') return ast
    if (ast.inputType !== 'json') return ast
    return { ...ast, args: mapValues(args, jsonArguments(known, schema, ast.function), encodedForFunction) }
  }
  if (!values || !ast.from) return ast
  const names = jsonColumns(known, schema, ast.from)
  if (names.size === 0) return ast
  const encode = (row: object) => mapValues(row, names, encodedForTable)
  return { ...ast, values: Array.isArray(values) ? values.map(encode) : encode(values) }
}

/**
 * Makes what a client sends arrive in columns and arguments of type json and jsonb as the JSON type that it was.
 *
 * The library confuses JSON strings with texts of JSON: the string "1000000" would arrive as a number, and the string
 * "hello" not at all. So every value of such a type is written out as JSON before the library sees it, and the driver
 * passes it on as it is. The rows of Storage are the library's own, which writes theirs itself.
 */
export function keepJsonTypes(connection: Connection): void {
  const check = connection.onPostgrestAST.bind(connection)
  connection.onPostgrestAST = async (given, vars) => {
    const ast = await check(given, vars)
    if (ast.schema === 'storage') return ast
    return withJsonAsText(ast, await connection.introspect({ useCache: true }))
  }
}
