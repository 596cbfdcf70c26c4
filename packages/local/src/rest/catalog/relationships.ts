import { z } from 'zod'
import { RestError } from '../rest-error.ts'
import type { Relation } from './relation.ts'

export const foreignKeySchema = z.object({
  name: z.string(),
  /** Which relation refers to which, by their ids. */
  from: z.string(),
  to: z.string(),
  columns: z.array(z.tuple([z.string(), z.string()])),
  /** At most one row refers to a row. */
  is_unique: z.boolean(),
  /** Its columns are part of the primary key, as in a table that joins two others. */
  is_in_key: z.boolean(),
})
type ForeignKey = z.infer<typeof foreignKeySchema>

/** Which columns of a relation equal which of another. */
export type ColumnPairs = readonly (readonly [column: string, other: string])[]

/** A way from a row to the rows of another relation. */
export interface Relationship {
  readonly kind: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'
  readonly from: Relation
  readonly to: Relation
  /** The name of the foreign key; of both for many-to-many. */
  readonly constraint: string
  readonly columns: ColumnPairs
  /** The table between the two: its columns against `from`, and against `to`. */
  readonly junction?: { readonly relation: Relation; readonly from: ColumnPairs; readonly to: ColumnPairs }
}

const turned = (columns: ColumnPairs): ColumnPairs => columns.map(([one, other]) => [other, one])

function direct(key: ForeignKey, from: Relation, to: Relation): Relationship[] {
  const one = key.is_unique
  return [
    { kind: one ? 'one-to-one' : 'many-to-one', from, to, constraint: key.name, columns: key.columns },
    {
      kind: one ? 'one-to-one' : 'one-to-many',
      from: to,
      to: from,
      constraint: key.name,
      columns: turned(key.columns),
    },
  ]
}

function throughJunctions(
  keys: readonly ForeignKey[],
  relations: ReadonlyMap<string, Relation>,
): Relationship[] {
  const found: Relationship[] = []
  for (const one of keys)
    for (const other of keys) {
      if (one === other || one.from !== other.from || !one.is_in_key || !other.is_in_key) continue
      const [relation, from, to] = [relations.get(one.from), relations.get(one.to), relations.get(other.to)]
      if (!relation || !from || !to) continue
      found.push({
        kind: 'many-to-many',
        from,
        to,
        constraint: `${one.name} ${other.name}`,
        columns: [],
        junction: { relation, from: one.columns, to: other.columns },
      })
    }
  return found
}

/** All relationships that the foreign keys make, in both directions and through tables that join two others. */
export function relationshipsOf(
  keys: readonly ForeignKey[],
  relations: ReadonlyMap<string, Relation>,
): readonly Relationship[] {
  const found = keys.flatMap((key) => {
    const [from, to] = [relations.get(key.from), relations.get(key.to)]
    return from && to ? direct(key, from, to) : []
  })
  return [...found, ...throughJunctions(keys, relations)]
}

function hasColumn({ columns }: Relationship, name: string, side: 0 | 1): boolean {
  return columns.length === 1 && columns[0]?.[side] === name
}

function isMeant(relationship: Relationship, target: string, hint: string | undefined): boolean {
  const { from, to, kind, constraint, junction } = relationship
  const isNamed = to.name === target
  if (from === to) {
    // One foreign key makes both directions: rows below by the table's name, the row above by the column's.
    if (hint !== undefined) return isNamed && kind === 'one-to-many' && hasColumn(relationship, hint, 1)
    return (
      (isNamed && kind === 'one-to-many') || (kind === 'many-to-one' && hasColumn(relationship, target, 0))
    )
  }
  if (hint === undefined)
    return isNamed || (!junction && (constraint === target || hasColumn(relationship, target, 0)))
  return (
    isNamed &&
    (constraint === hint ||
      hasColumn(relationship, hint, 0) ||
      hasColumn(relationship, hint, 1) ||
      junction?.relation.name === hint)
  )
}

const listed = (columns: ColumnPairs, side: 0 | 1) => `(${columns.map((pair) => pair[side]).join(', ')})`

function described({ kind, from, to, constraint, columns, junction }: Relationship) {
  const [first = '', second = ''] = constraint.split(' ')
  return {
    cardinality: kind,
    embedding: `${from.name} with ${to.name}`,
    relationship: junction
      ? `${junction.relation.name} using ${first}${listed(junction.from, 0)} and ${second}${listed(junction.to, 0)}`
      : `${constraint} using ${from.name}${listed(columns, 0)} and ${to.name}${listed(columns, 1)}`,
  }
}

/**
 * The relationship that a client means.
 *
 * @param target name of the related table, of the foreign key, or of its column
 * @param hint which one, where there are several: name of the foreign key, of a column, or of the table between
 * @throws RestError PGRST200 where there is none, PGRST201 where there are several
 */
export function findRelationship(
  from: Relation,
  relationships: readonly Relationship[],
  target: string,
  hint: string | undefined,
): Relationship {
  const [found, ...others] = relationships.filter((each) => isMeant(each, target, hint))
  if (!found) {
    const using = hint === undefined ? '' : ` using the hint '${hint}'`
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${from.name}' and '${target}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${from.name}' and '${target}'${using} in the schema '${from.schema}', but no matches were found.`,
      },
    )
  }
  if (others.length === 0) return found
  const all = [found, ...others]
  const hints = all.map(
    ({ to, constraint, junction }) => `'${to.name}!${junction?.relation.name ?? constraint}'`,
  )
  throw new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${target}'`,
    {
      details: all.map(described),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  )
}
