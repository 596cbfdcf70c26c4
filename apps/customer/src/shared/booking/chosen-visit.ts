import type { BookablePage, OfferedPerson, OfferedService } from '@angadi/data/bookings/bookable-vendor.ts'
import { GENDERS, type Gender } from '@angadi/data/bookings/gender.ts'
import { visitMinutes, visitPrice } from '@angadi/domain/bookings/visit.ts'
import type { ChosenService } from './visit-draft.ts'

/** A chosen service with what the vendor says of it. */
export interface ChosenOffer {
  readonly chosen: ChosenService
  readonly service: OfferedService
  /** Those who do it. */
  readonly people: readonly (OfferedPerson & { readonly price_paise: number })[]
}

/** The chosen services that are still offered; a person who does one no more is anybody. */
export function chosenOffers(
  { services, people }: Pick<BookablePage, 'services' | 'people'>,
  chosen: readonly ChosenService[],
): readonly ChosenOffer[] {
  return chosen.flatMap((one) => {
    const service = services.find(({ id }) => id === one.serviceId)
    if (!service) return []
    const able = people.flatMap((person) => {
      const price = service.resources.find(({ id }) => id === person.id)?.price_paise
      return price === undefined ? [] : [{ ...person, price_paise: price }]
    })
    const personId = able.some(({ id }) => id === one.personId) ? one.personId : undefined
    const gender = able.some((person) => person.gender === one.gender) ? one.gender : undefined
    return [{ chosen: { ...one, personId, gender }, service, people: able }]
  })
}

/** How long the chosen services take, and what they cost at least and at most, in paise. */
export function figuresOf(offers: readonly ChosenOffer[]): {
  readonly minutes: number
  readonly from: number
  readonly to: number
} {
  const parts = offers.map(({ chosen, service, people }, index) => {
    const prices = people.flatMap(({ id, gender, price_paise: paise }) =>
      (chosen.personId ? id === chosen.personId : gender === chosen.gender) ? [paise] : [],
    )
    return {
      minutes: service.minutes,
      isTogether: chosen.isTogether && index > 0,
      fromPaise: prices.length > 0 ? Math.min(...prices) : service.price_paise,
      toPaise: prices.length > 0 ? Math.max(...prices) : service.to_paise,
    }
  })
  return { minutes: visitMinutes(parts), ...visitPrice(parts) }
}

/** Whether a service can begin together with the one before: somebody else has to be there for it. */
export function canBeTogether(before: ChosenOffer | undefined, offer: ChosenOffer): boolean {
  if (!before) return false
  const ids = new Set([...before.people, ...offer.people].map(({ id }) => id))
  return (
    ids.size > 1 &&
    !(offer.chosen.personId !== undefined && offer.chosen.personId === before.chosen.personId) &&
    before.people.length > 0 &&
    offer.people.length > 0
  )
}

/** Whether a woman, a man or either can be asked for: only where that leaves several, or leaves somebody out. */
export function gendersAmong(people: readonly Pick<OfferedPerson, 'gender'>[]): readonly Gender[] {
  return GENDERS.filter((gender) => {
    const many = people.filter((person) => person.gender === gender).length
    return many > 1 && many < people.length
  })
}
