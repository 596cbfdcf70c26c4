import type { BookableService } from '@angadi/data/bookings/bookable-services.ts'

/** The services of one section. */
export interface ServiceSection {
  /** Empty where its services stand in none. */
  readonly section: string
  readonly services: readonly BookableService[]
  readonly fromPaise: number
}

/** Services by section, the section with most offers first. */
export function servicesBySection(services: readonly BookableService[]): readonly ServiceSection[] {
  const offers = (list: readonly BookableService[]) =>
    list.reduce((sum, { vendors_count: count }) => sum + count, 0)
  return [...Map.groupBy(services, ({ section }) => section)]
    .map(([section, list]) => ({
      section,
      services: list,
      fromPaise: Math.min(...list.map(({ from_paise: from }) => from)),
    }))
    .toSorted((one, other) => offers(other.services) - offers(one.services))
}
