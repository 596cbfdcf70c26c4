import { useGatewayOffered } from '@angadi/data/payments/use-gateway-offered.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useWallet } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Wallet } from 'lucide-react'

/**
 * Says before any form how it can be paid, and what the wallet holds (docs/decisions/0074): nobody should fill in a
 * recharge that cannot be paid. While the balance is unknown it promises nothing.
 */
export function WalletNotice() {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const isSignedIn = useUserId() !== null
  const balance = useWallet().data?.balance_paise
  const hasGateway = useGatewayOffered()
  const isEmpty = balance !== undefined && balance <= 0 && !hasGateway
  return (
    <Banner
      tone={isEmpty ? 'warning' : 'action'}
      icon={<Wallet aria-hidden />}
      title={
        isEmpty
          ? t('walletNotice.empty')
          : balance === undefined
            ? t(hasGateway ? 'walletNotice.both' : 'walletNotice.title')
            : t('pay.wallet', { balance: money(balance) })
      }
      action={
        isSignedIn ? (
          <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('wallet')} />}>
            {t('pay.openWallet')}
          </LinkButton>
        ) : undefined
      }
    >
      {hasGateway ? t('walletNotice.ways') : t('walletNotice.fills')}{' '}
      {isEmpty ? t('walletNotice.stillOpen') : null}
    </Banner>
  )
}
