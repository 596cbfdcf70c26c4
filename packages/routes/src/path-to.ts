import type { Declarations, RouteName } from './manifest.ts'
import { declarationOf } from './manifest.ts'

type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** The names of the parameters that a route's path takes. */
export type RouteParams<Name extends RouteName> = ParamsIn<Declarations[Name]['path']>

/** The routes whose paths take no parameters. */
export type PlainRouteName = {
  [Name in RouteName]: [RouteParams<Name>] extends [never] ? Name : never
}[RouteName]

type PathArguments<Name extends RouteName> = [RouteParams<Name>] extends [never]
  ? [params?: undefined, query?: Readonly<Record<string, string>>]
  : [params: Readonly<Record<RouteParams<Name>, string>>, query?: Readonly<Record<string, string>>]

/**
 * The path of a named route, with its parameters filled in and percent-encoded.
 *
 * @example pathTo('restaurantId', { id: 'paradise-zaheerabad' }, { veg: '1' })
 */
export function pathTo<Name extends RouteName>(name: Name, ...[params, query]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = declarationOf(name).path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(values[param] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
