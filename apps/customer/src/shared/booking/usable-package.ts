import type { MyHold } from '@angadi/data/bookings/my-hold.ts'
import type { MyPackage } from '@angadi/data/packages/my-packages.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'

/**
 * The package of which a sitting can pay a kept time, the one that ends first: of this vendor, for the one service of
 * the visit, valid on its day. The server decides again.
 */
export function usablePackage(
  packages: readonly MyPackage[],
  vendorId: string,
  { steps, startsAt, series }: Pick<MyHold, 'steps' | 'startsAt' | 'series'>,
): MyPackage | undefined {
  const [step] = steps
  const serviceId = step?.service_id
  if (series || steps.length !== 1 || !serviceId) return undefined
  const day = indiaDay(Date.parse(startsAt))
  return packages
    .filter(
      (one) =>
        one.vendor_id === vendorId &&
        one.service_id === serviceId &&
        one.balance > 0 &&
        !one.is_closed &&
        one.valid_until >= day,
    )
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until))[0]
}
