import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ReceiptIndianRupee, Smartphone } from 'lucide-react'
import { SavedBills } from './parts/saved-bills.tsx'
import { WalletNotice } from './parts/wallet-notice.tsx'

/** The digital services that are open, and the customer's saved billers (Spec §2 /digital). */
export default function HubScreen() {
  const { t } = useTranslation('digital')
  const isSignedIn = useUserId() !== null
  const services = [
    {
      key: 'recharge',
      to: pathTo('digitalMobileRecharge'),
      icon: Smartphone,
      title: t('recharge.title'),
      note: t('hub.rechargeNote'),
    },
    {
      key: 'bills',
      to: pathTo('digitalBillPayments'),
      icon: ReceiptIndianRupee,
      title: t('bills.title'),
      note: t('hub.billsNote'),
    },
  ]
  return (
    <>
      <AppBar
        title={t('hub.title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        <div className="flex flex-col gap-8">
          <WalletNotice />
          <nav aria-label={t('hub.services')} className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
            {services.map(({ key, to, icon: Icon, title, note }) => (
              <AppLink
                key={key}
                to={to}
                className="flex min-h-32 flex-col justify-between gap-3 rounded-xl bg-action-soft p-4 text-action-ink transition-[scale] active:scale-[0.98] md:p-5"
              >
                <Icon aria-hidden className="size-7" />
                <span className="flex flex-col gap-0.5">
                  <span className="text-lg font-bold">{title}</span>
                  <span className="text-sm">{note}</span>
                </span>
              </AppLink>
            ))}
          </nav>
          {isSignedIn ? <SavedBills /> : null}
        </div>
      </Page>
    </>
  )
}
