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
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useSeenPrices } from './seen-prices.ts'

/** One message about the cart at a time: the newest is the one that counts. */
const TOAST = 'cart'

/**
 * Long enough to read what went and to take it back, in milliseconds. Longer than the 4 s of other messages (Spec §9),
 * because this one asks for a decision that nothing else on the page offers.
 */
const UNDO_MS = 6000

/**
 * What one can do with the cart, each with its word of success or failure (Spec §8 Cart toasts). A message in the
 * place of another keeps that one's time unless it is told its own, so each is told.
 */
export function useCartActions() {
  const { t } = useTranslation(['cart', 'food'], { useSuspense: false })
  const errorText = useErrorText()
  const see = useSeenPrices((state) => state.see)
  const { mutateAsync: sendAdd } = useAddToCart()
  const { mutateAsync: sendQuantity } = useSetQuantity()
  const { mutateAsync: sendNote } = useSetInstructions()
  const { mutateAsync: sendClear } = useClearCart()

  /** Waits for the promise, not for a callback: the row that began it may be gone by then, its failure still counts. */
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
    /** Puts something new into the cart and says so. */
    add: (addition: Addition) => {
      notify.success(t('food:added'), { id: TOAST, duration: TOAST_MS })
      return add(addition)
    },
    /** Takes a line out, and offers to put it back as it was. */
    remove: (line: CartLine) => {
      const restore = () => {
        notify.success(t('added'), { id: TOAST, duration: TOAST_MS })
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
        ...(line.orderable ? { action: { label: t('undo'), onClick: restore } } : {}),
      })
      return told(sendQuantity({ line, quantity: 0 }), t('failedRemove'))
    },
    /** Empties the cart, and says so once it is empty for good: what offered it is gone from the screen by then. */
    clear: async () => {
      if (await told(sendClear(), t('failedClear')))
        notify.success(t('cleared'), { id: TOAST, duration: TOAST_MS })
    },
    /** Changes the choices of a line: the old one goes only once the new one is in, so that nothing is lost. */
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
