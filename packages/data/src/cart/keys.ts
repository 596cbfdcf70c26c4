/** Query keys of the cart, one per person; `guest` for users who are not signed in. */
export const cartKeys = {
  all: ['cart'] as const,
  of: (userId: string | null) => ['cart', userId ?? 'guest'] as const,
  guest: (lines: unknown) => ['cart', 'guest', lines] as const,
}
