import {
  useFinishPicking,
  useOfferSubstitution,
  usePickLine,
  useWithdrawSubstitution,
} from '@angadi/data/grocery/pick.ts'
import type { PickingLine, Substitution } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** What a picker does with the lines of an order. A refusal is said in a message. */
export interface PickingActions {
  /** Pieces of a pack: all of them, or what there is. */
  readonly pick: (line: PickingLine, quantity: number) => void
  readonly weigh: (line: PickingLine, grams: number) => Promise<boolean>
  readonly offer: (line: PickingLine, itemId: string, quantity: number) => Promise<boolean>
  readonly withdraw: (offer: Substitution) => void
  readonly finish: ReturnType<typeof useFinishPicking>
}

/** The actions of the picking screen of one order. */
export function usePickingActions(orderId: string): PickingActions {
  const { t } = useTranslation('picking')
  const errorText = useErrorText()
  const { mutateAsync: pick } = usePickLine(orderId)
  const { mutateAsync: offer } = useOfferSubstitution(orderId)
  const { mutateAsync: withdraw } = useWithdrawSubstitution(orderId)
  const finish = useFinishPicking(orderId)
  const told = async (work: Promise<unknown>, line?: PickingLine): Promise<boolean> => {
    try {
      await work
      return true
    } catch (error) {
      notify.problem(line ? t('refusedLine', { name: line.name }) : t('refused'), {
        id: `picking-${line?.position ?? 'order'}`,
        description: errorText(error),
      })
      return false
    }
  }
  return {
    pick: (line, quantity) => void told(pick({ position: line.position, quantity }), line),
    weigh: (line, grams) => told(pick({ position: line.position, grams }), line),
    offer: (line, itemId, quantity) =>
      told(offer({ position: line.position, itemId, quantity, key: crypto.randomUUID() }), line),
    withdraw: ({ id }) => void told(withdraw(id)),
    finish,
  }
}
