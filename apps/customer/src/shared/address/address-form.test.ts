import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ADDRESS_LENGTHS,
  type AddressFields,
  addressDraft,
  addressFields,
  fieldsOfAddress,
} from './address-form.ts'

const whole: AddressFields = {
  kind: 'home',
  name: '',
  house: ' 12-3 ',
  street: 'Kavuri Hills Road',
  landmark: '',
  city: 'Hyderabad',
  pincode: '500081',
  pin: { lat: 17.4483, lng: 78.3915 },
}

function translationsFor(fields: AddressFields): readonly string[] {
  return addressFields.safeParse(fields).error?.issues.map(({ message }) => message) ?? []
}

describe('addressFields', () => {
  test('takes a whole address and trims it', () => {
    expect(addressFields.parse(whole).house).toBe('12-3')
  })

  test('names every part that is missing, the pin too', () => {
    expect(
      translationsFor({ ...whole, house: ' ', street: '', city: '', pincode: '050081', pin: undefined }),
    ).toEqual(['house', 'street', 'city', 'pincode', 'position'])
    expect(addressFields.parse({ ...whole, pincode: '“౫౦౦ ౦౮౧”.' }).pincode).toBe('500081')
  })

  test('wants a name for what is neither home nor work', () => {
    expect(translationsFor({ ...whole, kind: 'other' })).toEqual(['name'])
  })
})

describe('addressDraft', () => {
  test('stays within what the database holds of a line', () => {
    const longest = addressDraft({ ...whole, house: 'h'.repeat(60), street: 's'.repeat(138) }, 'Home')
    expect(longest?.line.length).toBeLessThanOrEqual(200)
  })

  test('is nothing without a pin', () => {
    expect(addressDraft({ ...whole, pin: undefined }, 'Home')).toBeUndefined()
  })
})

describe('fieldsOfAddress', () => {
  const labels = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 /,-]{3,50}[a-z]$/)

  test('an address that is opened and saved unchanged stays as it was (Issue: account page, addresses)', () => {
    fc.assert(
      fc.property(labels, labels, (house, street) => {
        const draft = addressDraft({ ...whole, house, street }, 'Home')
        if (!draft) throw new Error('no pin')
        const fields = fieldsOfAddress({ ...draft, id: 'one', is_default: false }, 'home')
        expect(addressDraft(fields, 'Home')).toEqual(draft)
      }),
    )
  })

  test('a line without a comma asks for the house again', () => {
    const stored = {
      ...whole,
      pin: undefined,
      label: 'Farm',
      line: 'Near the old well',
      landmark: null,
      lat: 17,
      lng: 78,
      id: 'one',
      is_default: false,
    }
    expect(fieldsOfAddress(stored, 'other')).toMatchObject({
      name: 'Farm',
      house: '',
      street: 'Near the old well',
    })
  })
})

test('no part of an address is longer here than in the database (Decisions, Field rules)', () => {
  const sql = readFileSync(
    new URL('../../../../../supabase/schemas/identity/tables/public.addresses.sql', import.meta.url),
    'utf8',
  )
  const most = (constraint: string) =>
    Number(new RegExp(`constraint ${constraint}\\s+check [^;]*? <= (\\d+)\\)`).exec(sql)?.[1])
  expect(ADDRESS_LENGTHS.name).toBe(most('address_label_length'))
  expect(ADDRESS_LENGTHS.house + ', '.length + ADDRESS_LENGTHS.street).toBe(most('address_line_length'))
  expect(ADDRESS_LENGTHS.landmark).toBe(most('address_landmark_length'))
  expect(ADDRESS_LENGTHS.city).toBe(most('address_city_length'))
})
