import { expect, test } from 'vitest'
import { itemPath, targetPath } from './search-paths.ts'

test('an item opens where it is sold', () => {
  const hit = { id: 'i1', title: 'Toor dal', product_id: null, vendor_slug: 'deg' } as const
  expect(itemPath({ ...hit, vendor_kind: 'food' })).toBe('/restaurants/deg?dish=i1')
  expect(itemPath({ ...hit, product_id: 'p1', vendor_kind: 'shopping' })).toBe('/shopping/product/p1')
  expect(itemPath({ ...hit, vendor_kind: 'grocery' })).toBe('/grocery/store/deg?q=Toor+dal')
  expect(itemPath({ ...hit, vendor_kind: 'pets' })).toBe('/shop/deg')
})

test('a service opens its screen, and what has none opens nothing', () => {
  expect(targetPath('category/food-delivery')).toBe('/food')
  expect(targetPath('category/mobile-recharge')).toBe('/digital/mobile-recharge')
  expect(targetPath('biller/tgspdcl')).toBe('/digital/bill-payments?biller=tgspdcl')
  expect(targetPath('operator/airtel_prepaid')).toBe('/digital/mobile-recharge')
  expect(targetPath('area/hyderabad/Madhapur')).toBeUndefined()
  expect(targetPath('category/doctors-and-hospitals')).toBe('/category/doctors-and-hospitals')
  expect(targetPath('nonsense')).toBeUndefined()
  expect(targetPath('region/toString')).toBeUndefined()
})
