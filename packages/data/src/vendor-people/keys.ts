/** Query keys of who works for a business. */
export const vendorPeopleKeys = {
  all: ['vendor-people'] as const,
  /** Everything of one business. */
  of: (vendorId: string) => ['vendor-people', vendorId] as const,
  list: (vendorId: string) => ['vendor-people', vendorId, 'list'] as const,
  log: (vendorId: string) => ['vendor-people', vendorId, 'log'] as const,
  /** The open invitations to the signed-in user's own number. */
  mine: (userId: string | null) => ['vendor-people', 'mine', userId] as const,
  link: (link: string, userId: string | null) => ['vendor-people', 'link', link, userId] as const,
}
