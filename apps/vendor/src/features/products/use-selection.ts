import { fetchItems, type VendorItem } from '@angadi/data/vendor-products/items.ts'
import type { ItemsFilter } from '@angadi/data/vendor-products/items-filter.ts'
import { useState } from 'react'

/** Items chosen for a change of many. */
export interface Selection {
  /** Undefined while nothing is being chosen: rows then have no check box. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly begin: () => void
  readonly end: () => void
  readonly toggle: (itemId: string) => void
  /** Chooses everything that fits a filter, also what the list has not loaded yet. */
  readonly chooseAll: (filter: ItemsFilter) => Promise<void>
}

const PAGE = 500

/** Which items are chosen for a change of many; forgotten when the screen is left. */
export function useSelection(vendorId: string): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  return {
    chosen,
    begin: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    toggle: (itemId) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(itemId)) next.add(itemId)
        return next
      }),
    chooseAll: async (filter) => {
      const ids = new Set<string>()
      let after: VendorItem | undefined
      do {
        const page = await fetchItems(vendorId, filter, after, PAGE)
        for (const { id } of page) ids.add(id)
        after = page.length < PAGE ? undefined : page.at(-1)
      } while (after)
      setChosen(ids)
    },
  }
}
