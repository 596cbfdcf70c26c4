import type { Catalog } from '../catalog/catalog.ts'
import type { Relation } from '../catalog/relation.ts'
import { findRelationship, type Relationship } from '../catalog/relationships.ts'
import { outputName } from '../grammar/field.ts'
import type { Condition } from '../grammar/filter.ts'
import type { OrderTerm } from '../grammar/order.ts'
import type { At, QueryString } from '../grammar/query-string.ts'
import type { SelectedField, SelectedItem } from '../grammar/select.ts'
import { RestError } from '../rest-error.ts'

/** One relation to read, with everything that the query string says about it. */
export interface ReadNode {
  readonly relation: Relation | undefined
  /** What to read from; undefined reads from the relation itself. */
  readonly source: string | undefined
  /** How the statement calls it, unquoted. */
  readonly alias: string
  readonly fields: readonly SelectedField[]
  readonly embeds: readonly Embed[]
  readonly conditions: Condition[]
  readonly order: OrderTerm[]
  limit: number | undefined
  offset: number
}

/** A resource inside of another. */
export interface Embed {
  readonly relationship: Relationship
  readonly node: ReadNode
  /** The name of its lateral join, unquoted. */
  readonly joined: string
  /** Under which name it is answered, and which names the query string may use for it. */
  readonly name: string
  readonly target: string
  readonly isInner: boolean
  readonly isSpread: boolean
}

/** Whether a relationship leads to one row at most. */
export function isToOne({ kind }: Relationship): boolean {
  return kind === 'many-to-one' || kind === 'one-to-one'
}

/** The names under which a node's columns are answered; undefined where all of them are. */
export function outputNames({ fields, embeds }: ReadNode): readonly string[] | undefined {
  if (fields.some(({ field }) => field.name === '*')) return undefined
  const inner = embeds.map((embed) => (embed.isSpread ? outputNames(embed.node) : [embed.name]))
  if (inner.some((names) => names === undefined)) return undefined
  return [
    ...fields.map(({ field, alias }) => alias ?? outputName(field)),
    ...inner.flatMap((names) => names ?? []),
  ]
}

class Planner {
  private readonly catalog: Catalog
  private joins = 0

  constructor(catalog: Catalog) {
    this.catalog = catalog
  }

  node(
    relation: Relation | undefined,
    name: string,
    source: string | undefined,
    items: readonly SelectedItem[],
    depth: number,
  ): ReadNode {
    return {
      relation,
      source,
      alias: depth === 0 ? name : `${name}_${depth}`,
      fields: items.filter((item) => item.kind === 'field'),
      embeds: items
        .filter((item) => item.kind === 'relation')
        .map((item) => {
          const relationship = this.relationship(relation, name, item.target, item.hint)
          this.joins += 1
          return {
            relationship,
            node: this.node(relationship.to, relationship.to.name, undefined, item.items, depth + 1),
            joined: `_embed_${this.joins}`,
            name: item.alias ?? item.target,
            target: item.target,
            isInner: item.isInner,
            isSpread: item.isSpread,
          }
        }),
      conditions: [],
      order: [],
      limit: undefined,
      offset: 0,
    }
  }

  private relationship(from: Relation | undefined, name: string, target: string, hint: string | undefined) {
    if (from) return findRelationship(from, this.catalog.relationshipsFrom(from), target, hint)
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${name}' and '${target}' in the schema cache`,
    )
  }
}

function nodeAt(root: ReadNode, path: readonly string[]): ReadNode {
  let node = root
  for (const name of path) {
    const found =
      node.embeds.find((embed) => embed.name === name) ?? node.embeds.find((embed) => embed.target === name)
    if (!found)
      throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      })
    node = found.node
  }
  return node
}

function limitRows(node: ReadNode, maxRows: number): void {
  node.limit = Math.min(node.limit ?? maxRows, maxRows)
  for (const { node: inner, relationship } of node.embeds) {
    if (!isToOne(relationship) || inner.limit !== undefined) limitRows(inner, maxRows)
    else for (const deeper of inner.embeds) limitRows(deeper.node, maxRows)
  }
}

/**
 * Refuses rows that would be answered once for each of their siblings: vendor → items → vendor → items is the square of a
 * menu. A tree that only goes down, such as categories in categories, has each row once.
 */
function refuseMultiplied(node: ReadNode, above: readonly Relationship[] = []): void {
  for (const { relationship, node: inner } of node.embeds) {
    const path = [...above, relationship]
    const since = path.findLastIndex(({ from }) => from.id === relationship.to.id)
    const onlyGoesDown = path.slice(since).every(({ kind }) => kind === 'one-to-many')
    if (since >= 0 && path.length > 1 && !isToOne(relationship) && !onlyGoesDown)
      throw new RestError(400, 'PGRST100', `'${relationship.to.name}' is embedded in itself`, {
        details: 'A list may not be embedded again below its own rows.',
      })
    refuseMultiplied(inner, path)
  }
}

/** What is read, and how. */
export interface ReadRequest {
  readonly catalog: Catalog
  readonly relation: Relation | undefined
  /** The name of the table, view or function. */
  readonly name: string
  /** Reads from this part of the statement instead of the relation, e.g. what was just written. */
  readonly source?: string
  readonly query: QueryString
  /** Leaves out conditions on the requested resource itself: they chose the rows that were written. */
  readonly isOfWritten?: boolean
  readonly maxRows?: number
}

/**
 * Finds relations and relationships of a query string and puts conditions, order and limits where they belong.
 *
 * @throws RestError PGRST200, PGRST201 for relationships, PGRST108 for what is not embedded, PGRST100 for a list within its own rows
 */
export function planRead(request: ReadRequest): ReadNode {
  const { catalog, relation, name, source, query, isOfWritten = false, maxRows } = request
  const root = new Planner(catalog).node(relation, name, source, query.select, 0)
  refuseMultiplied(root)
  const each = <T>(things: readonly At<T>[], put: (node: ReadNode, value: T) => void) => {
    for (const { path, value } of things)
      if (path.length > 0 || !isOfWritten || things !== query.conditions) put(nodeAt(root, path), value)
  }
  each(query.conditions, (node, condition) => node.conditions.push(condition))
  each(query.order, (node, terms) => node.order.push(...terms))
  each(query.limits, (node, limit) => {
    node.limit = limit
  })
  each(query.offsets, (node, offset) => {
    node.offset = offset
  })
  if (maxRows !== undefined) limitRows(root, maxRows)
  return root
}
