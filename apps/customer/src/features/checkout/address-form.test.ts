import { describe, expect, test } from 'vitest'
import { type AddressFields, addressDraft, addressFields } from './address-form.ts'

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

function sentencesFor(fields: AddressFields): readonly string[] {
  return addressFields.safeParse(fields).error?.issues.map(({ message }) => message) ?? []
}

describe('addressFields', () => {
  test('takes a whole address and trims it', () => {
    expect(addressFields.parse(whole).house).toBe('12-3')
  })

  test('names every part that is missing, the pin too', () => {
    expect(
      sentencesFor({ ...whole, house: ' ', street: '', city: '', pincode: '050081', pin: undefined }),
    ).toEqual(['house', 'street', 'city', 'pincode', 'position'])
  })

  test('wants a name for what is neither home nor work', () => {
    expect(sentencesFor({ ...whole, kind: 'other' })).toEqual(['name'])
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
