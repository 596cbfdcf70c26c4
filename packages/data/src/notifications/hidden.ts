import { create } from 'zustand'

/** Notifications that are as good as deleted: their deletion can still be taken back, so the server has them yet. */
const usePendingDeletionStore = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

/** The ids of the notifications that no list shows. */
export function usePendingDeletions(): ReadonlySet<string> {
  return usePendingDeletionStore(({ ids }) => ids)
}

/** Takes one out of every list, or puts it back. */
export function setPendingDeletion(id: string, isHidden: boolean): void {
  usePendingDeletionStore.setState(({ ids }) => {
    const next = new Set(ids)
    if (isHidden) next.add(id)
    else next.delete(id)
    return { ids: next }
  })
}
