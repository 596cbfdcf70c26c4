import { demoAccounts } from '../../supabase/seeds/demo-accounts.ts'

const madhapur = { latitude: 17.4486, longitude: 78.3908 }
const zaheerabad = { latitude: 17.6811, longitude: 77.6074 }

/** Position and app of each persona. */
const parts = {
  ananya: { name: 'Ananya Reddy', home: '/', at: madhapur },
  imran: { name: 'Imran Pasha', home: '/', at: zaheerabad },
  restaurant: { name: 'Farhan Qureshi', home: '/vendor', at: madhapur },
  store: { name: 'Rajeshwari Patnam', home: '/vendor', at: zaheerabad },
  courier: { name: 'Ravi Kumar Goud', home: '/delivery-dashboard', at: madhapur },
  otherCourier: { name: 'Basavaraj Mali', home: '/delivery-dashboard', at: madhapur },
  admin: { name: 'Meera Krishnan', home: '/admin', at: madhapur },
} as const

/** The names of the personas. */
export type PersonName = keyof typeof parts

/** A seeded user. */
export interface Person {
  readonly name: string
  /** Ten digits, as typed. */
  readonly phone: string
  readonly code: string
  /** The first screen of their app. */
  readonly home: string
  readonly at: { readonly latitude: number; readonly longitude: number }
}

/** Looks up a persona in the seeds' demo accounts. */
export function personOf(who: PersonName): Person {
  const part = parts[who]
  const account = demoAccounts.find(({ name }) => name === part.name)
  if (!account) throw new Error(`the seeds have no ${part.name}`)
  return { ...part, phone: account.phone.slice(-10), code: account.code }
}
