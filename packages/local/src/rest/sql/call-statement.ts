import type { Routine } from '../catalog/relation.ts'
import type { JsonBody } from '../request-body.ts'
import { RestError } from '../rest-error.ts'
import { type Parameters, quoted, quotedIn } from './statement.ts'

/** What a function is called with: names and texts of an address, or a body. */
export type CallArguments =
  | { readonly kind: 'address'; readonly given: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'body'; readonly body: JsonBody }
  /** The whole body is the one argument, which has no name; bytes as hex text. */
  | { readonly kind: 'whole'; readonly type: 'text' | 'bytea'; readonly text: string }

function namesOf(given: CallArguments): ReadonlySet<string> {
  if (given.kind === 'address') return new Set(given.given.map(([name]) => name))
  return new Set(given.kind === 'body' ? given.body.keys : [])
}

function takes({ parameters }: Routine, names: ReadonlySet<string>): boolean {
  const known = new Set(parameters.map(({ name }) => name))
  return (
    [...names].every((name) => known.has(name)) &&
    parameters.every(({ name, required }) => !required || (name !== '' && names.has(name)))
  )
}

function takesWhole({ parameters }: Routine, given: CallArguments): boolean {
  const [only, ...others] = parameters
  if (only?.name !== '' || others.length > 0) return false
  if (given.kind === 'whole') return only.type === given.type
  return given.kind === 'body' && ['json', 'jsonb'].includes(only.type)
}

function notFound(schema: string, name: string, given: CallArguments): RestError {
  const names = [...namesOf(given)].toSorted()
  const listed = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`
  const plural = names.length > 1 ? 's' : ''
  const searched = names.length === 0 ? ' without parameters' : ` with parameter${plural} ${names.join(', ')}`
  const orWhole = given.kind === 'body' ? ' or with a single unnamed json/jsonb parameter' : ''
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${listed} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searched}${orWhole}, but no matches were found in the schema cache.`,
    },
  )
}

/**
 * The function that a call means: the one whose parameters fit the names, or the one that takes the whole body.
 *
 * @throws RestError PGRST202 where there is none, PGRST203 where there are several
 */
export function chooseRoutine(
  routines: readonly Routine[],
  schema: string,
  name: string,
  given: CallArguments,
): Routine {
  const names = namesOf(given)
  const byName = given.kind === 'whole' ? [] : routines.filter((routine) => takes(routine, names))
  const fitting = byName.length > 0 ? byName : routines.filter((routine) => takesWhole(routine, given))
  const [found, ...others] = fitting
  if (!found) throw notFound(schema, name, given)
  if (others.length === 0) return found
  const candidates = fitting.map(
    ({ parameters }) =>
      `${schema}.${name}(${parameters.map((each) => `${each.name} => ${each.type}`).join(', ')})`,
  )
  throw new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}

function addressArguments(
  routine: Routine,
  given: readonly (readonly [name: string, value: string])[],
  parameters: Parameters,
): string {
  return routine.parameters
    .filter(({ name }) => given.some(([key]) => key === name))
    .map(({ name, type, variadic }) => {
      const values = given.filter(([key]) => key === name).map(([, value]) => value)
      const value = variadic ? parameters.addArray(values) : parameters.add(values.at(-1) ?? null)
      return `${variadic ? 'variadic ' : ''}${quoted(name)} => ${value}::${type}`
    })
    .join(', ')
}

/** The arguments inside of the brackets, and what they are read from. */
function argumentsSql(routine: Routine, given: CallArguments, parameters: Parameters) {
  if (given.kind === 'address') return { list: addressArguments(routine, given.given, parameters), from: '' }
  const [first] = routine.parameters
  if (first && takesWhole(routine, given)) {
    const text = given.kind === 'body' ? given.body.text : given.text
    return { list: `${parameters.add(text)}::${first.type}`, from: '' }
  }
  const body = given.kind === 'body' ? given.body : undefined
  const used = routine.parameters.filter(({ name }) => body?.keys.includes(name))
  if (!body || used.length === 0) return { list: '', from: '' }
  const typed = used.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')
  const text = `${parameters.add(body.text)}::json`
  const one = body.isArray ? `${text} -> 0` : text
  return {
    list: used
      .map(
        ({ name, variadic }) => `${variadic ? 'variadic ' : ''}${quoted(name)} => _arguments.${quoted(name)}`,
      )
      .join(', '),
    from: `json_to_record(${one}) as _arguments (${typed})`,
  }
}

/** The rows of a call; a function that answers single values has them in the column `pgrst_scalar`. */
export function callSql(routine: Routine, given: CallArguments, parameters: Parameters): string {
  const { list, from } = argumentsSql(routine, given, parameters)
  const call = `${quotedIn(routine.schema, routine.name)}(${list})`
  if (!routine.is_composite) return `select ${call} as pgrst_scalar${from === '' ? '' : ` from ${from}`}`
  return `select _call.* from ${from === '' ? '' : `${from}, lateral `}${call} as _call`
}
