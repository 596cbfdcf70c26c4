import { useUserId } from '@angadi/data/session/session-store.ts'
import { useWalletDetails } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { addMoneyPath } from '../wallet/add-money-path.ts'
import { letCheckoutWait } from './checkout-draft.ts'

export interface AddMissingMoneyProps {
  /** How much the wallet is short, in paise. */
  readonly missingPaise: number
  /** The wallet is meant to pay afterwards. */
  readonly onChoose: () => void
}

/** Offers to add what the wallet lacks, where its limits allow that at once; the checkout waits as it is. */
export function AddMissingMoney({ missingPaise, onChoose }: AddMissingMoneyProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const owner = useUserId()
  const { pathname, search } = useLocation()
  const limits = useWalletDetails().data?.topup
  if (!limits) return null
  const amount = Math.max(Math.ceil(missingPaise / 100) * 100, limits.minimum_paise)
  if (amount > Math.min(limits.maximum_paise, limits.room_paise)) return null
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      icon={<Plus aria-hidden />}
      render={
        <AppLink
          to={addMoneyPath(missingPaise)}
          onClick={() => {
            onChoose()
            letCheckoutWait(owner, pathname + search)
          }}
        />
      }
    >
      {t('payment.addMoney', { amount: money(amount) })}
    </LinkButton>
  )
}
