import { expect, test } from 'vitest'
import { mistakesIn, type PayoutAccount } from './payout-account.ts'

const bank: PayoutAccount = {
  method: 'bank',
  holder: 'Ravi Kumar',
  account_number: '1234 5678 9012',
  ifsc: 'sbin0001234',
  upi_id: '',
}
const upi: PayoutAccount = { ...bank, method: 'upi', account_number: '', ifsc: '', upi_id: 'Ravi.K@okaxis' }

test('a bank account needs a holder, 9 to 18 digits and an IFSC; a UPI id a name and a handle', () => {
  expect(mistakesIn(bank)).toEqual([])
  expect(mistakesIn(upi)).toEqual([])
  expect(mistakesIn({ ...bank, holder: ' R ', account_number: '12345678', ifsc: 'SBIN1001234' })).toEqual([
    'holder',
    'account_number',
    'ifsc',
  ])
  for (const upi_id of ['', 'ravi', '@okaxis', 'ravi@', 'ravi@ok axis', 'ravi@1bank'])
    expect(mistakesIn({ ...upi, upi_id })).toEqual(['upi_id'])
})
