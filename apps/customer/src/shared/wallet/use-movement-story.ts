import type { WalletMovement } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useChargeLabel } from '@angadi/shell/bill/use-charge-label.ts'
import { useReasonLabels } from '../order/use-reason-labels.ts'

const REASONS = ['item_missing', 'item_wrong', 'item_bad', 'overcharged', 'arrived_late', 'goodwill'] as const

/** Explains a movement of the wallet in words: why, of which items, and how much of what came back. */
export function useMovementStory(): (movement: WalletMovement) => readonly string[] {
  const { t } = useTranslation('wallet')
  const { money } = useFormats()
  const chargeLabel = useChargeLabel()
  const cancelReason = useReasonLabels()
  return ({ amount_paise: amount, story: { reason, lines, parts } }) => {
    const known = REASONS.find((one) => one === reason)
    const why = known ? t(`reason.${known}`) : cancelReason(reason, undefined)
    const what = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
    // What went back elsewhere too is not told as what came here.
    const isWhole = parts.reduce((sum, part) => sum + part.amount_paise, 0) === amount
    const ofWhat = (isWhole ? parts : [])
      .map(({ code, amount_paise }) => `${chargeLabel({ code })} ${money(amount_paise)}`)
      .join(', ')
    return [why, what, ofWhat].filter((text) => text !== undefined && text !== '').map(String)
  }
}
