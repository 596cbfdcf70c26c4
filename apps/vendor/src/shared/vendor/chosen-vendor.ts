import { type MyVendor, useMyVendors } from '@angadi/data/vendor-console/my-vendors.ts'
import { create } from 'zustand'

/** Where the browser keeps which of several businesses was looked at last. */
const VENDOR_STORAGE_KEY = 'vendor-chosen'

interface ChosenVendor {
  readonly id: string | undefined
}

function storedId(): string | undefined {
  try {
    return localStorage.getItem(VENDOR_STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

const useChosen = create<ChosenVendor>()(() => ({ id: storedId() }))

/** Turns the console to another of one's businesses and remembers it. */
export function chooseVendor(id: string): void {
  try {
    localStorage.setItem(VENDOR_STORAGE_KEY, id)
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
  useChosen.setState({ id })
}

/** The businesses of the signed-in person, and the one that the console shows. */
export function useChosenVendor(): {
  readonly vendors: readonly MyVendor[]
  readonly vendor: MyVendor | undefined
} {
  const { data: vendors = [] } = useMyVendors()
  const id = useChosen((state) => state.id)
  return { vendors, vendor: vendors.find((one) => one.id === id) ?? vendors[0] }
}
