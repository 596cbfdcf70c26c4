import { useWallet } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Smartphone, Wallet } from 'lucide-react'
import { Movements } from './parts/movements.tsx'

/** The wallet balance and all its entries (Spec §1 Memberships and a wallet). */
export default function WalletScreen() {
  const { t } = useTranslation('wallet')
  const { data, isError, isFetching, refetch } = useWallet()
  const { money } = useFormats()
  return (
    <>
      <AppBar title={t('title')} actions={<PhoneActions />} />
      <Page aboveNav>
        {isError && !data ? (
          <LoadFailed title={t('failed')} busy={isFetching} onRetry={refetch} />
        ) : (
          <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
            <div className="flex flex-col gap-4 md:sticky md:top-24">
              <section className="relative overflow-hidden rounded-xl bg-action p-6 text-on-action">
                <div>
                  <h2 className="pr-12 font-medium">{t('balance')}</h2>
                  <p className="mt-1 min-h-14 text-4xl font-bold tabular-nums" aria-busy={!data}>
                    {data ? money(data.balance_paise) : <Skeleton className="h-11 w-36" />}
                  </p>
                  <p className="mt-2 max-w-form">{t('use')}</p>
                </div>
                <Wallet aria-hidden className="absolute top-5 right-5 size-7" />
              </section>
              <LinkButton
                variant="soft"
                wide
                icon={<Smartphone aria-hidden />}
                render={<AppLink to={pathTo('digital')} />}
              >
                {t('recharges')}
              </LinkButton>
            </div>
            <Section title={t('movements')}>
              <Movements />
            </Section>
          </div>
        )}
      </Page>
    </>
  )
}
