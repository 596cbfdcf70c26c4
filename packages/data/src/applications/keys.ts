/** Query keys of applications to sell or to carry. */
export const applicationKeys = {
  all: ['applications'] as const,
  roles: (userId: string | null) => ['applications', 'roles', userId] as const,
  mine: (userId: string | null) => ['applications', 'mine', userId] as const,
  openings: (documentId: string) => ['applications', 'openings', documentId] as const,
}
