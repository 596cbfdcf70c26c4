import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { VendorEntrySkeleton } from './vendor-entry-skeleton.tsx'
import { VendorList } from './vendor-list.tsx'

export interface VendorListSkeletonProps {
  readonly label: string
  readonly count: number
}

/** Placeholders for `count` vendors of a list. */
export function VendorListSkeleton({ label, count }: VendorListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <VendorList>
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <VendorEntrySkeleton key={key} />
        ))}
      </VendorList>
    </SkeletonGroup>
  )
}
