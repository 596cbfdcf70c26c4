import type { Relation, Routine } from './catalog/relation.ts'
import type { QueryString } from './grammar/query-string.ts'
import { parseArguments, parseRows } from './request-body.ts'
import { RestError } from './rest-error.ts'
import type { Looked, RestRequest } from './rest-request.ts'
import { answerSql, DONE, type Shape } from './sql/answer-sql.ts'
import { type CallArguments, callSql, chooseRoutine } from './sql/call-statement.ts'
import { planRead, type ReadNode } from './sql/read-plan.ts'
import { countSql, readSql } from './sql/read-statement.ts'
import { Parameters } from './sql/statement.ts'
import {
  deleteSql,
  insertedSql,
  insertSql,
  returnedColumns,
  updateSql,
  type Write,
} from './sql/write-statement.ts'

/** One statement that does all of a request and answers one row of texts, see `answerSql`. */
export interface Statement {
  readonly text: string
  readonly values: readonly (string | null)[]
  readonly isReadOnly: boolean
  readonly offset: number
  readonly isVoid: boolean
  /** A function whose number of rows means something. */
  readonly isSet: boolean
}

function withRange(query: QueryString, range: RestRequest['range']): QueryString {
  if (!range) return query
  const limit = range.limit === undefined ? [] : [{ path: [], value: range.limit }]
  return {
    ...query,
    limits: [...limit, ...query.limits],
    offsets: [{ path: [], value: range.offset }, ...query.offsets],
  }
}

function relationOf({ catalog, request }: Looked): Relation {
  const { schema, target } = request
  const relation = catalog.relation(schema, target.name)
  if (relation) return relation
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${target.name}' in the schema cache`,
  )
}

function readStatement(looked: Looked): Statement {
  const { catalog, request, maxRows } = looked
  const relation = relationOf(looked)
  const node = planRead({
    catalog,
    relation,
    name: relation.name,
    query: withRange(request.query, request.range),
    maxRows,
  })
  const parameters = new Parameters()
  const rows = readSql(node, parameters)
  const total = request.preferences.count === undefined ? undefined : countSql(node, parameters)
  return {
    text: answerSql({ done: undefined, rows, total, shape: 'rows', isReadOnly: true }, request),
    values: parameters.values,
    isReadOnly: true,
    offset: node.offset,
    isVoid: false,
    isSet: true,
  }
}

function writeSql(write: Write, { method, query, body }: RestRequest, parameters: Parameters): string {
  const conditions = query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value)
  if (method === 'DELETE') return deleteSql(write, conditions, parameters)
  const rows = parseRows(body, query.columns !== undefined)
  return method === 'PATCH'
    ? updateSql(write, conditions, rows, parameters)
    : insertSql({ ...write, onConflict: query.onConflict }, rows, parameters)
}

function writeStatement(looked: Looked): Statement {
  const { catalog, request } = looked
  const relation = relationOf(looked)
  const { preferences, query, contentType, method } = request
  if (method !== 'DELETE' && contentType !== 'application/json')
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  const answersRows = preferences.return === 'representation'
  const plain: QueryString = { ...query, limits: [], offsets: [] }
  const node: ReadNode | undefined = answersRows
    ? planRead({ catalog, relation, name: relation.name, source: DONE, query: plain, isOfWritten: true })
    : undefined
  const parameters = new Parameters()
  const write: Write = {
    relation,
    returned: node ? returnedColumns(node) : [],
    preferences,
    columns: query.columns,
  }
  const done = writeSql(write, request, parameters)
  const rows = node ? readSql(node, parameters) : `select 1 from ${DONE}`
  const merges = method === 'POST' && preferences.resolution === 'merge-duplicates'
  return {
    text: answerSql(
      {
        done,
        rows,
        total: preferences.count === undefined ? undefined : `select count(*) from ${DONE}`,
        shape: node ? 'rows' : 'nothing',
        isReadOnly: false,
        ...(merges ? { inserted: insertedSql } : {}),
      },
      request,
    ),
    values: parameters.values,
    isReadOnly: false,
    offset: 0,
    isVoid: false,
    isSet: true,
  }
}

function argumentsOf({ method, query, contentType, body }: RestRequest): CallArguments {
  if (method !== 'POST') return { kind: 'address', given: query.callArguments }
  if (contentType === 'text/plain') return { kind: 'whole', type: 'text', text: body }
  if (contentType === 'application/octet-stream') return { kind: 'whole', type: 'bytea', text: body }
  if (contentType === 'application/json') return { kind: 'body', body: parseArguments(body) }
  throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
}

function shapeOf({ is_void, is_composite, is_set }: Routine): Shape {
  if (is_void) return 'nothing'
  if (is_composite) return is_set ? 'rows' : 'row'
  return is_set ? 'values' : 'value'
}

function callStatement(looked: Looked): Statement {
  const { catalog, request, maxRows } = looked
  const { schema, target, query, preferences } = request
  const given = argumentsOf(request)
  const routine = chooseRoutine(catalog.routines(schema, target.name), schema, target.name, given)
  const parameters = new Parameters()
  const done = callSql(routine, given, parameters)
  const ofRows = routine.is_set ? withRange(query, request.range) : { ...query, limits: [], offsets: [] }
  const selected: QueryString = routine.is_composite
    ? ofRows
    : { ...ofRows, select: [ALL], conditions: [], order: [] }
  const node = planRead({
    catalog,
    relation: catalog.relationWithId(routine.relation),
    name: routine.name,
    source: DONE,
    query: selected,
    ...(routine.is_set ? { maxRows } : {}),
  })
  const rows = readSql(node, parameters)
  const isReadOnly = request.method !== 'POST' || routine.volatility !== 'v'
  return {
    text: answerSql(
      {
        done,
        rows,
        total: preferences.count === undefined ? undefined : countSql(node, parameters),
        shape: shapeOf(routine),
        isReadOnly,
      },
      request,
    ),
    values: parameters.values,
    isReadOnly,
    offset: node.offset,
    isVoid: routine.is_void,
    isSet: routine.is_set,
  }
}

const ALL = {
  kind: 'field',
  field: { name: '*', path: [] },
  alias: undefined,
  cast: undefined,
} as const

/**
 * The statement of a request.
 *
 * @throws RestError for what the schemas do not have, or the request may not ask
 */
export function statementOf(looked: Looked): Statement {
  const { method, target } = looked.request
  if (target.kind === 'function') return callStatement(looked)
  return method === 'GET' || method === 'HEAD' ? readStatement(looked) : writeStatement(looked)
}
