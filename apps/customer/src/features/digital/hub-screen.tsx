import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import bills from '../../shared/drawings/bills.svg'
import recharge from '../../shared/drawings/recharge.svg'
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
      drawing: recharge,
      ground: HUE_GROUNDS.digital.mid,
      title: t('recharge.title'),
      note: t('hub.rechargeNote'),
    },
    {
      key: 'bills',
      to: pathTo('digitalBillPayments'),
      drawing: bills,
      ground: HUE_GROUNDS.finance.mid,
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
            {services.map(({ key, to, drawing, ground, title, note }) => (
              <AppLink
                key={key}
                to={to}
                className={`flex min-h-36 flex-col justify-between gap-3 rounded-xl p-4 transition-[scale] active:scale-[0.98] md:p-5 ${ground}`}
              >
                <img src={drawing} alt="" className="size-16" />
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
