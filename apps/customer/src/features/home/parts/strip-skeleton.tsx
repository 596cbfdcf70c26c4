/** Reserves the space of the orders under way, so that the services below them do not move. */
export function StripSkeleton() {
  return <div className="min-h-18.5 rounded-lg border border-line bg-surface-raised" />
}
