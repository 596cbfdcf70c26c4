import type { Relation } from '../catalog/relation.ts'
import type { Field, JsonStep } from '../grammar/field.ts'
import type { Comparison, Condition, Filter } from '../grammar/filter.ts'
import type { OrderTerm } from '../grammar/order.ts'
import { type Parameters, quoted } from './statement.ts'

/** Where fields are looked up: the name that the statement gives to a relation. */
export interface Place {
  /** Unquoted. */
  readonly alias: string
  readonly relation: Relation | undefined
}

function columnOf({ relation }: Place, name: string) {
  return relation?.columns.find((column) => column.name === name)
}

function stepSql({ key, isIndex, asText }: JsonStep, parameters: Parameters): string {
  return `${asText ? '->>' : '->'}${parameters.add(key)}${isIndex ? '::int' : ''}`
}

/** A field as an expression. */
export function fieldSql(place: Place, { name, path }: Field, parameters: Parameters): string {
  const column = name === '*' ? `${quoted(place.alias)}.*` : `${quoted(place.alias)}.${quoted(name)}`
  if (path.length === 0) return column
  const base = columnOf(place, name)?.composite === true ? `to_jsonb(${column})` : column
  return base + path.map((step) => stepSql(step, parameters)).join('')
}

function comparisonSql(comparison: Comparison, parameters: Parameters): string {
  switch (comparison.kind) {
    case 'is':
      return `is ${comparison.sql}`
    case 'in':
      return comparison.values.length === 1 && comparison.values[0] === ''
        ? `= any ('{}')`
        : `= any (${parameters.addArray(comparison.values)})`
    case 'search': {
      const language = comparison.language === undefined ? '' : `${parameters.add(comparison.language)}, `
      return `@@ ${comparison.sql}(${language}${parameters.add(comparison.value)})`
    }
    case 'operator': {
      const value = parameters.add(
        comparison.isPattern ? comparison.value.replaceAll('*', '%') : comparison.value,
      )
      return comparison.quantifier === undefined
        ? `${comparison.sql} ${value}`
        : `${comparison.sql} ${comparison.quantifier} (${value})`
    }
  }
}

/** What is searched in: a column of texts is made searchable in the language of the search. */
function searchedSql(place: Place, { field, comparison }: Filter, parameters: Parameters): string {
  const sql = fieldSql(place, field, parameters)
  const base = columnOf(place, field.name)?.base
  if (comparison.kind !== 'search' || base === 'tsvector' || base === undefined) return sql
  const language = comparison.language === undefined ? '' : `${parameters.add(comparison.language)}, `
  return `to_tsvector(${language}${sql})`
}

/**
 * A condition as SQL.
 *
 * @param special answers for filters that are none on a column, e.g. on an embedded resource
 */
export function conditionSql(
  place: Place,
  condition: Condition,
  parameters: Parameters,
  special: (filter: Filter) => string | undefined = () => undefined,
): string {
  const not = condition.isNegated ? 'not ' : ''
  if (condition.kind === 'logic') {
    const parts = condition.conditions.map((each) => conditionSql(place, each, parameters, special))
    return `${not}(${parts.join(` ${condition.operator} `)})`
  }
  const answered = special(condition)
  if (answered !== undefined) return answered
  const left = searchedSql(place, condition, parameters)
  return `${not}(${left} ${comparisonSql(condition.comparison, parameters)})`
}

/** A term of a sorting as SQL, given the expression to sort by. */
export function orderSql(expression: string, { direction, nulls }: OrderTerm): string {
  return [expression, direction, nulls === undefined ? undefined : `nulls ${nulls}`]
    .filter((part) => part !== undefined)
    .join(' ')
}
