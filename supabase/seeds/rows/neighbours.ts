import { neighbourNames } from '../content/neighbours.ts'
import { allRestaurants, towns } from '../content/towns.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import { type Person, userId } from './people.ts'

/** A customer, and the delivery address as stored on an order. */
export interface Household {
  readonly phone: string
  readonly name: string
  readonly address: {
    readonly label: string
    readonly line: string
    readonly landmark: string | null
    readonly city: string
    readonly pincode: string
    readonly lat: number
    readonly lng: number
  }
}

/** Households spread over the towns as the restaurants are, each less than two kilometres from one of them. */
export const neighbours: readonly Household[] = neighbourNames.map((name, index) => {
  const random = new Random('neighbour', name)
  const near = allRestaurants[Math.floor((index * allRestaurants.length) / neighbourNames.length)]
  const town = towns.find(({ slug }) => slug === near?.town)
  if (!near || !town) throw new Error(`${name} has no town.`)
  return {
    phone: `+919000002${String(index).padStart(3, '0')}`,
    name,
    address: {
      label: 'Home',
      line: `H.No. ${random.whole(1, 12)}-${random.whole(1, 9)}-${random.whole(10, 480)}, ${near.area}`,
      landmark: null,
      city: town.name,
      pincode: town.pincode,
      lat: Number((near.lat + random.between(-0.009, 0.009)).toFixed(5)),
      lng: Number((near.lng + random.between(-0.009, 0.009)).toFixed(5)),
    },
  }
})

/** The neighbours as accounts. */
export const neighbourPeople: readonly Person[] = neighbours.map(({ name, phone }) => ({
  name,
  phone,
  role: 'user',
  language: 'en',
}))

/** Where each of them lives, as the address that their orders go to. */
export function neighbourAddressRows(): Row[] {
  return neighbours.map(({ phone, address }) => ({
    id: idOf('address', phone, address.label),
    user_id: userId(phone),
    ...address,
    is_default: true,
  }))
}
