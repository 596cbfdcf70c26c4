import type { MySubscriptions } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Wallet } from 'lucide-react'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import { addMoneyPath } from '../../../shared/wallet/add-money-path.ts'
import { expectedPaise, linesOfDay } from '../day-lines.ts'

/** Says that the wallet does not cover what comes next; nothing where it does. */
export function WalletLow({ mine }: { readonly mine: MySubscriptions }) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const labels = useSubscriptionLabels()
  const day = mine.subscribers.flatMap(({ next_on }) => (next_on === null ? [] : [next_on])).toSorted()[0]
  if (day === undefined) return null
  const price = expectedPaise(linesOfDay(mine, [], day))
  if (price <= mine.wallet_paise) return null
  return (
    <Banner
      tone="warning"
      icon={<Wallet aria-hidden />}
      title={t('walletLow.title', { day: labels.date(day) })}
      action={
        <LinkButton
          size="sm"
          variant="secondary"
          render={<AppLink to={addMoneyPath(price - mine.wallet_paise)} />}
        >
          {t('walletLow.action')}
        </LinkButton>
      }
    >
      {t('walletLow.text', { price: money(price), balance: money(mine.wallet_paise) })}
    </Banner>
  )
}
