import { create } from 'zustand'

/** Notifications that are as good as deleted: their deletion can still be taken back, so the server has them yet. */
const useHidden = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

/** The ids of the notifications that no list shows. */
export function useHiddenIds(): ReadonlySet<string> {
  return useHidden(({ ids }) => ids)
}

/** Takes one out of every list, or puts it back. */
export function setHidden(id: string, isHidden: boolean): void {
  useHidden.setState(({ ids }) => {
    const next = new Set(ids)
    if (isHidden) next.add(id)
    else next.delete(id)
    return { ids: next }
  })
}
