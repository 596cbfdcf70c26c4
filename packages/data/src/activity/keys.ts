import type { ActivityKind } from './activity-kind.ts'

/** Query keys of a customer's dashboard and timeline. */
export const activityKeys = {
  all: ['activity'] as const,
  dashboard: (userId: string | null) => ['activity', 'dashboard', userId] as const,
  timeline: (userId: string | null, kind: ActivityKind | undefined) =>
    ['activity', 'timeline', userId, kind] as const,
}
