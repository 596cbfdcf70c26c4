import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { RestaurantCardSkeleton } from './restaurant-card-skeleton.tsx'

/** Placeholders for `count` restaurant cards. */
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
