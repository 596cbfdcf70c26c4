/** Where the floating extras of home would stand in the way (Spec §2: hidden on these paths). */
const HIDDEN_ON = [
  '/service/',
  '/category/',
  '/restaurant/',
  '/restaurants/',
  '/grocery',
  '/transport',
] as const

/**
 * Whether the floating order tracker is shown on a path: not where a service, a category, a restaurant, groceries or a
 * ride is looked at (Spec §2 Home extras).
 */
export function showsHomeExtras(pathname: string): boolean {
  return !HIDDEN_ON.some((part) => pathname.includes(part))
}
