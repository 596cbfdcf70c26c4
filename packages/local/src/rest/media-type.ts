import { RestError } from './rest-error.ts'

/** How rows are answered. */
export interface AnswerFormat {
  readonly contentType: string
  /** Exactly one row, as an object. */
  readonly isSingular: boolean
  /** Fields that are null are left out. */
  readonly stripsNulls: boolean
}

const JSON_TYPE = 'application/json'
const SINGULAR = 'application/vnd.pgrst.object'
const ARRAY = 'application/vnd.pgrst.array'

function formatOf(accepted: string): AnswerFormat | undefined {
  const [type = '', ...parameters] = accepted
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const stripsNulls = parameters.includes('nulls=stripped')
  const bare = type.replace(/\+json$/, '')
  if (bare === SINGULAR || bare === ARRAY)
    return {
      contentType: `${bare}+json${stripsNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
      isSingular: bare === SINGULAR,
      stripsNulls,
    }
  if (['', '*/*', 'application/*', JSON_TYPE].includes(type))
    return { contentType: `${JSON_TYPE}; charset=utf-8`, isSingular: false, stripsNulls: false }
  return undefined
}

/**
 * The first format of the header `Accept` that there is.
 *
 * @throws RestError PGRST107 where there is none
 */
export function answerFormat(accept: string | null): AnswerFormat {
  for (const accepted of (accept ?? JSON_TYPE).split(',')) {
    const format = formatOf(accepted)
    if (format) return format
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`)
}
