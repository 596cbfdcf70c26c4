import {
  type NewOffer,
  useOfferSubstitution,
  usePickLine,
  useWithdrawSubstitution,
} from '@angadi/data/grocery/pick.ts'
import type { PickingLine, Substitution } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useState } from 'react'

/** What a picker does with the lines of an order. A refusal stands above the bar until the next step. */
export interface PickingActions {
  /** Pieces of a pack: all of them, or what there is. */
  readonly pick: (line: PickingLine, quantity: number) => void
  readonly weigh: (line: PickingLine, grams: number) => Promise<boolean>
  /** Offers something else; it rejects where the server refuses it. */
  readonly offer: (offer: NewOffer) => Promise<unknown>
  readonly withdraw: (offer: Substitution) => void
  /** Shows why something was not done. */
  readonly refused: (error: unknown, line?: PickingLine) => void
  /** Why the last step was not done. */
  readonly problem: string | undefined
  /** Says something that went wrong on this device, or takes it back. */
  readonly tell: (problem: string | undefined) => void
}

/** The actions of the picking screen of one order. */
export function usePickingActions(orderId: string): PickingActions {
  const { t } = useTranslation('picking')
  const errorText = useErrorText()
  const { mutateAsync: pick } = usePickLine(orderId)
  const { mutateAsync: offer } = useOfferSubstitution(orderId)
  const { mutateAsync: withdraw } = useWithdrawSubstitution(orderId)
  const [problem, tell] = useState<string>()
  const refused = (error: unknown, line?: PickingLine) =>
    tell(`${line ? t('refusedLine', { name: line.name }) : t('refused')}. ${errorText(error)}`)
  const told = async (work: Promise<unknown>, line?: PickingLine): Promise<boolean> => {
    tell(undefined)
    try {
      await work
      return true
    } catch (error) {
      refused(error, line)
      return false
    }
  }
  return {
    pick: (line, quantity) => void told(pick({ position: line.position, quantity }), line),
    weigh: (line, grams) => told(pick({ position: line.position, grams }), line),
    offer,
    withdraw: ({ id }) => void told(withdraw(id)),
    refused,
    problem,
    tell,
  }
}
