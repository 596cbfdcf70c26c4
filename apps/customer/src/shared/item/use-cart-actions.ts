import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import {
  type Addition,
  useAddToCart,
  useClearCart,
  useSetInstructions,
  useSetQuantity,
} from '@angadi/data/cart/change-cart.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useSeenPrices } from './seen-prices.ts'

/** The id of all messages about the cart, so that the newest replaces the others. */
const TOAST = 'cart'

/**
 * Long enough to read what was removed and to undo it, in milliseconds. Longer than the 4 s of other messages
 * (Spec §9), because undo is offered nowhere else on the page.
 */
const UNDO_MS = 6000

/**
 * The cart's actions, each with a message on success or failure (Spec §8 Cart toasts): on success in the live region,
 * where the page shows by itself what has changed, as a toast where there is something to undo or to try again. A toast
 * that replaces another keeps the old duration unless it has its own, so each sets one.
 */
export function useCartActions() {
  const { t } = useTranslation(['cart', 'food'], { useSuspense: false })
  const errorText = useErrorText()
  const see = useSeenPrices((state) => state.see)
  const { mutateAsync: sendAdd } = useAddToCart()
  const { mutateAsync: sendQuantity } = useSetQuantity()
  const { mutateAsync: sendNote } = useSetInstructions()
  const { mutateAsync: sendClear } = useClearCart()

  /** Awaits the promise instead of a callback, to show a failure even after the component has unmounted. */
  const told = async (work: Promise<unknown>, problem: string): Promise<boolean> => {
    try {
      await work
      return true
    } catch (error) {
      notify.problem(problem, { id: TOAST, description: errorText(error), duration: TOAST_MS })
      return false
    }
  }

  const add = (addition: Addition) => {
    const { itemId, optionIds, variant } = addition
    see([{ item_id: itemId, option_ids: [...optionIds], unit_paise: variant.unit_paise }])
    return told(sendAdd(addition), t('failedAdd'))
  }
  const setQuantity = (line: CartLine, quantity: number) =>
    told(sendQuantity({ line, quantity }), t('failedQuantity'))
  const setNote = (line: CartLine, instructions: string) =>
    told(sendNote({ line, instructions }), t('failedNote'))

  return {
    setQuantity,
    setNote,
    /** Adds an item. The page answers by its stepper and the cart bar, so the confirmation is only read out. */
    add: (addition: Addition) => {
      announce(t('food:added'))
      return add(addition)
    },
    /** Removes a line, and offers to restore it. */
    remove: (line: CartLine) => {
      const restore = () => {
        announce(t('added'))
        void add({
          itemId: line.item_id,
          optionIds: line.option_ids,
          quantity: line.quantity,
          instructions: line.special_instructions ?? undefined,
          variant: line,
        })
      }
      notify.info(t('removed'), {
        id: TOAST,
        duration: UNDO_MS,
        description: line.name ?? undefined,
        // What somebody of a group chose comes back from the group alone, under their name.
        ...(line.orderable && !line.group_person_id
          ? { action: { label: t('undo'), onClick: restore } }
          : {}),
      })
      return told(sendQuantity({ line, quantity: 0 }), t('failedRemove'))
    },
    /** Empties the cart. The empty cart is seen; that it is one is read out. */
    clear: async () => {
      if (await told(sendClear(), t('failedClear'))) announce(t('cleared'))
    },
    /** Changes the options of a line: removes the old line only after adding the new one, so that nothing is lost. */
    replace: async (line: CartLine, addition: Addition) => {
      const isSameLine =
        lineKey(line) === lineKey({ item_id: addition.itemId, option_ids: [...addition.optionIds] })
      if (!isSameLine) return (await add(addition)) && (await setQuantity(line, 0))
      return (
        (await setQuantity(line, addition.quantity)) && (await setNote(line, addition.instructions ?? ''))
      )
    },
  }
}
