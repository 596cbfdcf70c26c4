import { customers } from '../content/people.ts'
import type { Row } from '../insert-rows.ts'
import { idOf } from '../random.ts'

/** An account: phone number in +91 form, and the role in addition to customer. */
export interface Person {
  readonly name: string
  readonly phone: string
  readonly role: 'user' | 'vendor' | 'delivery' | 'admin' | 'franchise'
  readonly language: string
}

/** The seed's id of the account with this phone number. */
export function userId(phone: string): string {
  return idOf('user', phone)
}

/** Accounts as Supabase Auth makes them for a proven phone number; the number is kept without plus. */
export function userRows(people: readonly Person[], now: Date): Row[] {
  const at = new Date(now.getTime() - 90 * 86_400_000).toISOString()
  return people.map((person) => ({
    id: userId(person.phone),
    instance_id: '00000000-0000-0000-0000-000000000000',
    aud: 'authenticated',
    role: 'authenticated',
    phone: person.phone.slice(1),
    phone_confirmed_at: at,
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change: '',
    raw_app_meta_data: { provider: 'phone', providers: ['phone'] },
    // They have answered the question for a role already.
    raw_user_meta_data: { full_name: person.name, role_answered: true },
    is_sso_user: false,
    is_anonymous: false,
    created_at: at,
    updated_at: at,
  }))
}

/** The way each account signs in. */
export function identityRows(people: readonly Person[], now: Date): Row[] {
  const at = new Date(now.getTime() - 90 * 86_400_000).toISOString()
  return people.map((person) => ({
    id: idOf('identity', person.phone),
    user_id: userId(person.phone),
    provider: 'phone',
    provider_id: userId(person.phone),
    identity_data: {
      sub: userId(person.phone),
      phone: person.phone.slice(1),
      phone_verified: true,
      email_verified: false,
    },
    created_at: at,
    updated_at: at,
  }))
}

/** Roles in addition to customer, which every new account has. */
export function roleRows(people: readonly Person[]): Row[] {
  return people
    .filter(({ role }) => role !== 'user')
    .map(({ phone, role }) => ({ user_id: userId(phone), role }))
}

/** Addresses of the customers; the first one is the default. */
export function addressRows(): Row[] {
  return customers.map((customer, index) => ({
    id: idOf('address', customer.phone, customer.label),
    user_id: userId(customer.phone),
    label: customer.label,
    line: customer.line,
    landmark: customer.landmark,
    city: customer.city,
    pincode: customer.pincode,
    lat: customer.lat,
    lng: customer.lng,
    is_default: customers.findIndex(({ phone }) => phone === customer.phone) === index,
  }))
}
