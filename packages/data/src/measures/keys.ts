/** Query keys of suspensions and notices. */
export const measureKeys = {
  all: ['measures'] as const,
  mine: (userId: string | null) => ['measures', 'mine', userId] as const,
  desk: ['measures', 'desk'] as const,
}
