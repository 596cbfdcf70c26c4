import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { RestaurantCardSkeleton } from '@angadi/ui/restaurant-card/restaurant-card-skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Restaurants that are on their way, so many of them. */
export function RestaurantCardsSkeleton({
  label,
  count,
}: {
  readonly label: string
  readonly count: number
}) {
  return (
    <SkeletonGroup label={label}>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <RestaurantCardSkeleton key={key} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  )
}
