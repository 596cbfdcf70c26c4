import { type MyVendor, useMyVendors } from '@angadi/data/vendor-console/my-vendors.ts'
import { create } from 'zustand'

/** The storage key of the vendor that was chosen last. */
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

/** Switches the console to another of the user's vendors and stores the choice. */
export function chooseVendor(id: string): void {
  try {
    localStorage.setItem(VENDOR_STORAGE_KEY, id)
  } catch {
    // Storage is full or forbidden: the choice still holds for this tab.
  }
  useChosen.setState({ id })
}

/** The signed-in user's vendors, and the one that the console shows. */
export function useChosenVendor(): {
  readonly vendors: readonly MyVendor[]
  readonly vendor: MyVendor | undefined
  /** Whether it is not known yet if there are any. */
  readonly isPending: boolean
} {
  const { data: vendors = [], isPending } = useMyVendors()
  const id = useChosen((state) => state.id)
  return { vendors, isPending, vendor: vendors.find((one) => one.id === id) ?? vendors[0] }
}
