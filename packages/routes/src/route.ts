import type { Role } from '@angadi/domain/roles.ts'

/** The six web apps behind one origin. */
export const APPS = ['customer', 'vendor', 'delivery', 'admin', 'franchise', 'clinic'] as const
export type App = (typeof APPS)[number]

/** Who may open a path: everyone, signed-in users, or holders of one role or of any in a list (Spec §6). */
export type RouteGuard = 'public' | 'login' | { readonly role: Role | readonly Role[] }

/** One line of the route table. `:x` in a path is a parameter; `*` is every path that no other route matches. */
export interface RouteDeclaration {
  readonly path: string
  readonly guard: RouteGuard
  readonly redirectTo?: string
  /** Its screen is not built yet: nothing links to it, and the page describes what is coming. */
  readonly soon?: true
  /** An order is paid here: only its document may load the gateway's script (docs/decisions/0099). */
  readonly pays?: true
}

/** A declared route with its name and its app. */
export interface Route extends RouteDeclaration {
  readonly name: string
  readonly app: App
}
