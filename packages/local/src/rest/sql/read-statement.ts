import type { Relationship } from '../catalog/relationships.ts'
import { outputName } from '../grammar/field.ts'
import type { Filter } from '../grammar/filter.ts'
import type { OrderTerm } from '../grammar/order.ts'
import type { SelectedField } from '../grammar/select.ts'
import { RestError } from '../rest-error.ts'
import { conditionSql, fieldSql, orderSql } from './conditions.ts'
import { type Embed, isToOne, outputNames, type ReadNode } from './read-plan.ts'
import { type Parameters, quoted, quotedIn } from './statement.ts'

/** What a relationship needs in the statement besides the related relation, and the conditions that tie both. */
function tieOf({ columns, junction }: Relationship, parent: string, child: string) {
  const equal = (one: string, column: string, other: string, column2: string) =>
    `${quoted(one)}.${quoted(column)} = ${quoted(other)}.${quoted(column2)}`
  if (!junction)
    return { from: '', conditions: columns.map(([own, other]) => equal(child, other, parent, own)) }
  const between = `_between_${child}`
  const { relation } = junction
  return {
    from: `, ${quotedIn(relation.schema, relation.name)} as ${quoted(between)}`,
    conditions: [
      ...junction.from.map(([own, other]) => equal(between, own, parent, other)),
      ...junction.to.map(([own, other]) => equal(between, own, child, other)),
    ],
  }
}

function selectedSql(node: ReadNode, { field, alias, cast }: SelectedField, parameters: Parameters): string {
  const sql = fieldSql(node, field, parameters)
  if (field.name === '*') return sql
  const name = alias ?? outputName(field)
  const needsName = alias !== undefined || field.path.length > 0 || cast !== undefined
  return `${cast === undefined ? sql : `cast(${sql} as ${cast})`}${needsName ? ` as ${quoted(name)}` : ''}`
}

function isEmpty({ node }: Embed): boolean {
  return node.fields.length === 0 && node.embeds.length === 0
}

function namesOf(node: ReadNode): readonly string[] {
  return outputNames(node) ?? node.relation?.columns.map(({ name }) => name) ?? []
}

function embeddedSql(embed: Embed): readonly string[] {
  const joined = quoted(embed.joined)
  const isOne = isToOne(embed.relationship)
  if (isEmpty(embed)) return []
  if (!embed.isSpread)
    return [
      `${isOne ? `row_to_json(${joined}.*)` : `coalesce(${joined}."_rows", '[]')`} as ${quoted(embed.name)}`,
    ]
  const names = outputNames(embed.node)
  if (isOne && names === undefined) return [`${joined}.*`]
  return namesOf(embed.node).map((name) =>
    isOne ? `${joined}.${quoted(name)}` : `coalesce(${joined}.${quoted(name)}, '[]') as ${quoted(name)}`,
  )
}

function joinSql(parent: ReadNode, embed: Embed, parameters: Parameters): string {
  const { relationship, node, isInner } = embed
  const joined = quoted(embed.joined)
  const rows = selectSql(node, parameters, { relationship, alias: parent.alias }, isEmpty(embed))
  const kind = isInner ? 'inner' : 'left'
  if (isToOne(relationship)) return ` ${kind} join lateral (${rows}) as ${joined} on true`
  const spread = embed.isSpread
    ? namesOf(node).map((name) => `, json_agg("_row".${quoted(name)}) as ${quoted(name)}`)
    : []
  const aggregated = `select json_agg("_row") as "_rows"${spread.join('')} from (${rows}) as "_row"`
  const on = isInner ? `${joined}."_rows" is not null` : 'true'
  return ` ${kind} join lateral (${aggregated}) as ${joined} on ${on}`
}

/** A filter on an embedded resource asks whether there is one. */
function existenceSql(node: ReadNode, { field, comparison, isNegated }: Filter): string | undefined {
  if (field.path.length > 0) return undefined
  const embed = node.embeds.find(({ name, target }) => name === field.name || target === field.name)
  if (!embed || node.relation?.columns.some(({ name }) => name === field.name)) return undefined
  if (comparison.kind !== 'is' || !comparison.sql.endsWith('null'))
    throw new RestError(400, 'PGRST120', `Bad operator on the '${field.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  const isAbsent = (comparison.sql === 'null') !== isNegated
  const joined = quoted(embed.joined)
  return `${isToOne(embed.relationship) ? joined : `${joined}."_rows"`} is ${isAbsent ? 'not ' : ''}distinct from null`
}

function orderTermSql(node: ReadNode, term: OrderTerm, parameters: Parameters): string {
  const { relation, field } = term
  if (relation === undefined) return orderSql(fieldSql(node, field, parameters), term)
  const embed = node.embeds.find(({ name, target }) => name === relation || target === relation)
  if (!embed)
    throw new RestError(400, 'PGRST108', `'${relation}' is not an embedded resource in this request`, {
      hint: `Verify that '${relation}' is included in the 'select' query parameter.`,
    })
  if (!isToOne(embed.relationship))
    throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
      details: `'${node.relation?.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    })
  const { to } = embed.relationship
  const sorted = { alias: '_sorted', relation: to }
  const { conditions } = tieOf(embed.relationship, node.alias, sorted.alias)
  const expression = fieldSql(sorted, field, parameters)
  const from = `${quotedIn(to.schema, to.name)} as ${quoted(sorted.alias)}`
  return orderSql(`(select ${expression} from ${from} where ${conditions.join(' and ')})`, term)
}

function fromSql({ relation, source, alias }: ReadNode): string {
  const name =
    source === undefined && relation ? quotedIn(relation.schema, relation.name) : quoted(source ?? alias)
  return `${name} as ${quoted(alias)}`
}

interface Parent {
  readonly relationship: Relationship
  readonly alias: string
}

function whereSql(node: ReadNode, parameters: Parameters, ties: readonly string[]): string {
  const special = (filter: Filter) => existenceSql(node, filter)
  const all = [...ties, ...node.conditions.map((each) => conditionSql(node, each, parameters, special))]
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`
}

function selectSql(
  node: ReadNode,
  parameters: Parameters,
  parent?: Parent,
  isOnlyForExistence = false,
): string {
  const selected = [
    ...node.fields.map((item) => selectedSql(node, item, parameters)),
    ...node.embeds.flatMap(embeddedSql),
  ]
  const tie = parent ? tieOf(parent.relationship, parent.alias, node.alias) : { from: '', conditions: [] }
  const joins = node.embeds.map((embed) => joinSql(node, embed, parameters)).join('')
  const where = whereSql(node, parameters, tie.conditions)
  const order = node.order.map((term) => orderTermSql(node, term, parameters))
  return [
    `select ${isOnlyForExistence ? '1 as "_present"' : selected.join(', ')}`,
    // The table between comes first, so that the joins can refer to the relation before them.
    ` from ${tie.from === '' ? '' : `${tie.from.slice(2)}, `}${fromSql(node)}`,
    joins,
    where,
    order.length === 0 ? '' : ` order by ${order.join(', ')}`,
    node.limit === undefined ? '' : ` limit ${parameters.add(String(node.limit))}::int8`,
    node.offset === 0 ? '' : ` offset ${parameters.add(String(node.offset))}::int8`,
  ].join('')
}

/** The rows that a plan describes. */
export function readSql(node: ReadNode, parameters: Parameters): string {
  return selectSql(node, parameters)
}

/** How many rows there would be without limit and offset. */
export function countSql(node: ReadNode, parameters: Parameters): string {
  const joins = node.embeds.map((embed) => joinSql(node, embed, parameters)).join('')
  return `select count(*) from ${fromSql(node)}${joins}${whereSql(node, parameters, [])}`
}
