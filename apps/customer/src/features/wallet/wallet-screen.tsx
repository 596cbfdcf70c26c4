import { useWalletDetails } from '@angadi/data/wallet/wallet.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Gift, Plus, ShoppingBag, Smartphone } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWaitingCheckout } from '../../shared/checkout/checkout-draft.ts'
import { ADD_MONEY_SHEET } from '../../shared/wallet/add-money-path.ts'
import { Balance } from './parts/balance.tsx'
import { Movements } from './parts/movements.tsx'

const AddMoney = lazy(() => import('./parts/add-money.tsx'))
const GiftCode = lazy(() => import('./parts/gift-code.tsx'))
const Invite = lazy(() => import('./parts/invite.tsx'))
const Topup = lazy(() => import('./parts/topup.tsx'))

/** The wallet: its money by what it is, adding to it, and all its movements (Spec §1 Memberships and a wallet). */
export default function WalletScreen() {
  const { t } = useTranslation('wallet')
  const { data, isError, error, isFetching, refetch } = useWalletDetails()
  const addMoney = useSheet(ADD_MONEY_SHEET)
  const giftCode = useSheet('gift-code')
  const [search] = useSearchParams()
  const topupId = search.get('topup')
  const waiting = useWaitingCheckout()
  return (
    <>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        {isError && !data ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
            <div className="flex flex-col gap-4 md:sticky md:top-24">
              {topupId === null ? null : (
                <ExtraBoundary>
                  <Suspense>
                    <Topup key={topupId} id={topupId} />
                  </Suspense>
                </ExtraBoundary>
              )}
              {waiting === undefined ? null : (
                <LinkButton wide icon={<ShoppingBag aria-hidden />} render={<AppLink to={waiting} />}>
                  {t('backToOrder')}
                </LinkButton>
              )}
              <Balance wallet={data} />
              {data?.topup ? (
                <Button size="lg" wide icon={<Plus aria-hidden />} onClick={addMoney.open}>
                  {t('add.action')}
                </Button>
              ) : null}
              <Button variant="soft" wide icon={<Gift aria-hidden />} onClick={giftCode.open}>
                {t('gift.action')}
              </Button>
              <LinkButton
                variant="soft"
                wide
                icon={<Smartphone aria-hidden />}
                render={<AppLink to={pathTo('digital')} />}
              >
                {t('recharges')}
              </LinkButton>
              <ExtraBoundary>
                <Suspense>
                  <Invite />
                </Suspense>
              </ExtraBoundary>
            </div>
            <Section title={t('movements')}>
              <Movements />
            </Section>
          </div>
        )}
      </Page>
      <Suspense>
        {addMoney.isOpen && data?.topup ? <AddMoney limits={data.topup} onClose={addMoney.close} /> : null}
        {giftCode.isOpen ? <GiftCode onClose={giftCode.close} /> : null}
      </Suspense>
    </>
  )
}
