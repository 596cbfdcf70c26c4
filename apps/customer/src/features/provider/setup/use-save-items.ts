import { type ShopSetup, useSaveShopSetup } from '@angadi/data/applications/shop-setup.ts'
import { type PreparedItem, withPrepared } from '@angadi/domain/applications/shop-setup.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'

/** What is to be kept of items. */
export interface ItemsChange {
  readonly added: readonly PreparedItem[]
  /** The item that was opened: it gives way to the added one, or goes where none is. */
  readonly instead?: PreparedItem | undefined
}

/** Keeps items beside those that are there, on the version that is shown. */
export function useSaveItems(setup: ShopSetup, onKept: (change: ItemsChange) => void) {
  const { mutateAsync } = useSaveShopSetup(setup.application_id)
  return useSubmission({
    form: 'setup-items',
    work: ({ added, instead }: ItemsChange) =>
      mutateAsync({ version: setup.version, items: withPrepared(setup.items, added, instead) }),
    onSuccess: (_, change) => onKept(change),
    onError: () => undefined,
  })
}
