/** Query keys of sittings that are sold together. */
export const packageKeys = {
  all: ['packages'] as const,
  /** What a vendor sells; its own people see what is switched off as well. */
  offered: (vendorId: string, withInactive: boolean) =>
    ['packages', 'offered', vendorId, { withInactive }] as const,
  mine: (userId: string | null) => ['packages', 'mine', userId] as const,
}
