import { useBiller } from '@angadi/data/digital/billers.ts'
import { useSavedBillers } from '@angadi/data/digital/saved-billers.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { useSearchParams } from 'react-router-dom'
import { BillerBill } from './parts/biller-bill.tsx'
import { BillerPicker } from './parts/biller-picker.tsx'
import { SavedBills } from './parts/saved-bills.tsx'
import { WalletNotice } from './parts/wallet-notice.tsx'

/**
 * Bill payments: saved billers and a search of all, then one biller's form, its bill and the payment (Spec §2
 * /digital/bill-payments). The biller and the bill are in the URL, so that the phone's back button leads a step back.
 */
export default function BillsScreen() {
  const { t } = useTranslation('digital')
  const [params] = useSearchParams()
  const isSignedIn = useUserId() !== null
  const code = params.get('biller') ?? undefined
  const biller = useBiller(code)
  const saved = useSavedBillers()
  // Billers that moved up when nothing turned out to be saved took the tap away from under the finger.
  const isSettled = !isSignedIn || saved.data !== undefined || saved.isError
  return (
    <>
      <AppBar
        title={code === undefined ? t('bills.title') : (biller.data?.name ?? t('bills.title'))}
        subtitle={biller.data?.state ?? undefined}
        back={{
          label: t('back'),
          render: <AppLink to={pathTo(code === undefined ? 'digital' : 'digitalBillPayments')} />,
        }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        <div className="mb-6">
          <WalletNotice />
        </div>
        {code === undefined ? (
          <div className="flex flex-col gap-8">
            {isSignedIn ? <SavedBills /> : null}
            {isSettled ? <BillerPicker /> : null}
          </div>
        ) : (
          <BillerBill key={code} query={biller} />
        )}
      </Page>
    </>
  )
}
