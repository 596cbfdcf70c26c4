import { formatSqlStatements } from '@supabase/pg-delta/sql-format'

/** What a declaration needs to know that its own text does not say. */
export interface Names {
  /** Words that are quoted where they are a name. */
  readonly keywords: ReadonlySet<string>
  /** The columns of each table in their order, by the table's qualified name. */
  readonly columns: ReadonlyMap<string, readonly string[]>
}

const WIDTH = 110
const FORMAT = { keywordCase: 'lower', maxWidth: WIDTH, alignColumns: false } as const

/** Texts and bodies, which nothing here may change, or a name that the exporter has quoted. */
const QUOTED = /'(?:[^']|'')*'|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1|"([a-z_][a-z0-9_]*)"/gi

function unquoted(statement: string, keywords: ReadonlySet<string>): string {
  return statement.replace(QUOTED, (whole: string, _tag: unknown, name: string | undefined) =>
    name === undefined || name !== name.toLowerCase() || keywords.has(name) ? whole : name,
  )
}

/** The parts between the commas that are in no parentheses, texts or quotes. */
function itemsOf(list: string): readonly string[] {
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const [piece] of list.matchAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[^'"(),]+|[\s\S]/g)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === ',' && depth === 0) {
      items.push(item.trim())
      item = ''
    } else item += piece
  }
  return [...items, item.trim()].filter((one) => one !== '')
}

const TABLE = /^CREATE TABLE ("\w+"\."\w+") \(([\s\S]*)\)$/
const ADDED = /^ALTER TABLE ("\w+"\."\w+") ADD (?:COLUMN )?((?:CONSTRAINT )?"[\s\S]*)$/

/** A table as one statement: columns in their own order, whatever their type needed to be made first. */
function wholeTable(statements: readonly string[], columns: Names['columns']): readonly string[] {
  const at = statements.findIndex((one) => TABLE.test(one))
  const [, table = '', list = ''] = TABLE.exec(statements[at] ?? '') ?? []
  if (table === '') return statements
  const added = statements.filter((one) => ADDED.exec(one)?.[1] === table && !one.endsWith('NOT VALID'))
  const items = [...itemsOf(list), ...added.map((one) => ADDED.exec(one)?.[2] ?? '')]
  const order = columns.get(table.replaceAll('"', '')) ?? []
  const placeOf = (item: string) => order.indexOf(/^"(\w+)"/.exec(item)?.[1] ?? '')
  const sorted = [
    ...items.filter((item) => item.startsWith('"')).toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...items.filter((item) => !item.startsWith('"')),
  ]
  return statements
    .map((one, index) => (index === at ? `CREATE TABLE ${table} (${sorted.join(', ')})` : one))
    .filter((one) => !added.includes(one))
}

const OWNERS = /^GRANT .* TO "postgres"$/s
const ON_COLUMN = /^GRANT (\w+) \(("\w+")\) (ON TABLE .*)$/s

/** Rights to many columns as one statement; what the owner has anyway is left out. */
function fewerGrants(statements: readonly string[]): readonly string[] {
  const columns = Map.groupBy(
    statements.filter((one) => ON_COLUMN.test(one)),
    (one) => one.replace(ON_COLUMN, '$1 $3'),
  )
  const written = new Set<string>()
  return statements.flatMap((one) => {
    if (OWNERS.test(one)) return []
    if (!ON_COLUMN.test(one)) return [one]
    const right = one.replace(ON_COLUMN, '$1 $3')
    if (written.has(right)) return []
    written.add(right)
    const names = (columns.get(right) ?? []).map((grant) => grant.replace(ON_COLUMN, '$2'))
    return [
      one.replace(
        ON_COLUMN,
        (_whole, verb: string, _column, on: string) => `GRANT ${verb} (${names.join(', ')}) ${on}`,
      ),
    ]
  })
}

const TO_COLUMNS = /^GRANT (\w+) \((.*)\) ON TABLE (\S+) TO (.*)$/s

/** The exporter's formatter breaks a list of columns where it pleases. */
function formatted(statement: string): string {
  const [, right = '', columns = '', table = '', roles = ''] = TO_COLUMNS.exec(statement) ?? []
  if (columns === '') return formatSqlStatements([statement], FORMAT).join('')
  const lines: string[] = []
  for (const column of columns.split(', ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + column.length + 4 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${column}`
    else lines.push(column)
  }
  return `grant ${right.toLowerCase()} (\n  ${lines.join(',\n  ')}\n) on table ${table} to ${roles}`
}

/**
 * The statements of one table, function or type as one reads them: a table whole, rights to columns together, names
 * without quotes.
 */
export function declaration(statements: readonly string[], { keywords, columns }: Names): string {
  const tidy = fewerGrants(wholeTable(statements, columns)).map((one) => unquoted(one, keywords))
  return `${tidy.map(formatted).join(';\n\n')};\n`
}
