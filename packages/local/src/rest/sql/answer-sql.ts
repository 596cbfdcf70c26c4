import type { RestRequest } from '../rest-request.ts'

/** How the rows of a statement become the body of the answer. */
export type Shape = 'rows' | 'row' | 'values' | 'value' | 'nothing'

/** The name of the part of the statement that writes or calls, which the answer is read from. */
export const DONE = '_done'

/** The longest answer of a request that only reads, in characters. */
export const MAX_ANSWER = 8 * 2 ** 20

function bodySql(shape: Shape, { stripsNulls, isSingular }: RestRequest['format']): string {
  const strip = (sql: string) => (stripsNulls ? `json_strip_nulls(${sql})` : sql)
  switch (shape) {
    case 'nothing':
      return 'null'
    case 'row':
      return `coalesce(${strip('json_agg(_row)')} -> 0, 'null')`
    case 'value':
      return `coalesce(${strip('to_json(_row.pgrst_scalar)')}, 'null')`
    case 'rows':
      return isSingular
        ? `coalesce(${strip('json_agg(_row)')} -> 0, 'null')`
        : `coalesce(${strip('json_agg(_row)')}, '[]')`
    case 'values':
      return `coalesce(${strip('json_agg(_row.pgrst_scalar)')}, '[]')`
  }
}

export interface Parts {
  /** What writes or calls; undefined for a plain read. */
  readonly done: string | undefined
  readonly rows: string
  readonly total: string | undefined
  readonly shape: Shape
  readonly inserted?: string
  /** Only reads: one character beyond `MAX_ANSWER` is enough to refuse the answer. */
  readonly isReadOnly: boolean
}

/** The whole statement, which answers one row of texts: page, total, body, headers and status that a function has set, inserted rows. */
export function answerSql(
  { done, rows, total, shape, inserted, isReadOnly }: Parts,
  request: RestRequest,
): string {
  const body = request.method === 'HEAD' ? 'null' : bodySql(shape, request.format)
  const text = isReadOnly ? `left((${body})::text, ${MAX_ANSWER + 1})` : `(${body})::text`
  // A single value needs no aggregate, which would read and write a large document again.
  const count = shape === 'value' ? `'1'` : 'count(*)::text'
  return [
    // Materialized: a function whose value nobody looks at, as with HEAD, is called all the same.
    done === undefined ? '' : `with ${DONE} as materialized (${done}) `,
    `select ${count}, ${total === undefined ? 'null' : `(${total})::text`}, ${text}, `,
    `nullif(current_setting('response.headers', true), ''), nullif(current_setting('response.status', true), ''), `,
    `${inserted ?? 'null'} from (${rows}) as _row`,
  ].join('')
}
