/** Query keys of applications to sell or to carry. */
export const applicationKeys = {
  all: ['applications'] as const,
  roles: (userId: string | null) => ['applications', 'roles', userId] as const,
  mine: (userId: string | null) => ['applications', 'mine', userId] as const,
  setups: (userId: string | null) => ['applications', 'setups', userId] as const,
  setup: (applicationId: string) => ['applications', 'setup', applicationId] as const,
  openings: (documentId: string) => ['applications', 'openings', documentId] as const,
}
