import { create } from 'zustand'

/** Notifications whose deletion can still be undone: they are hidden, but still on the server. */
const usePendingDeletionStore = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

/** The ids of the notifications that no list shows. */
export function usePendingDeletions(): ReadonlySet<string> {
  return usePendingDeletionStore(({ ids }) => ids)
}

/** Hides one in every list, or shows it again. */
export function setPendingDeletion(id: string, isHidden: boolean): void {
  usePendingDeletionStore.setState(({ ids }) => {
    const next = new Set(ids)
    if (isHidden) next.add(id)
    else next.delete(id)
    return { ids: next }
  })
}
