import { expect, test } from 'vitest'
import { isStored } from '../offline/stored-answer.ts'
import { storefrontItemsOptions, storefrontOptions } from './storefront.ts'

test("a visited vendor's page is stored with its items, so that it is no header without goods (Spec §8 Offline)", () => {
  expect(isStored({ meta: storefrontOptions('vendor', 'en').meta })).toBe(true)
  expect(isStored({ meta: storefrontItemsOptions('vendor', null, '', 'en').meta })).toBe(true)
})
