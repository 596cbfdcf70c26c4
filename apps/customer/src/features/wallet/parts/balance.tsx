import type { WalletDetails } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { CalendarClock, Hourglass, Wallet } from 'lucide-react'

/** What can be spent, of what it is made, what of it expires when, and what unpaid orders hold. */
export function Balance({ wallet }: { readonly wallet: WalletDetails | undefined }) {
  const { t } = useTranslation('wallet')
  const { money, date } = useFormats()
  const [next, ...later] = wallet?.expires ?? []
  return (
    <>
      <section className="relative overflow-hidden rounded-xl bg-action p-6 text-on-action">
        <h2 className="pr-12 font-medium">{t('balance')}</h2>
        <p className="mt-1 min-h-14 text-4xl font-bold tabular-nums" aria-busy={!wallet}>
          {wallet ? money(wallet.balance_paise) : <Skeleton className="h-11 w-36" />}
        </p>
        <p className="mt-2 max-w-form">{t('use')}</p>
        <Wallet aria-hidden className="absolute top-5 right-5 size-7" />
      </section>
      {next ? (
        <Banner tone="warning" icon={<CalendarClock aria-hidden />}>
          {t('expires', { amount: money(next.amount_paise), date: date(next.at) })}
        </Banner>
      ) : null}
      {wallet && wallet.buckets.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('buckets')}</h3>
          <KeyValueList
            entries={wallet.buckets.map(({ bucket, amount_paise }) => ({
              key: bucket,
              label: t(`bucket.${bucket}`),
              value: money(amount_paise),
            }))}
          />
          <p className="text-sm text-ink-muted">{t('order')}</p>
        </section>
      ) : null}
      {next && later.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('expiresList')}</h3>
          <KeyValueList
            entries={[next, ...later].map(({ at, amount_paise }) => ({
              key: at,
              label: date(at),
              value: money(amount_paise),
            }))}
          />
        </section>
      ) : null}
      {wallet && wallet.holds.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('holds')}</h3>
          <ul className="divide-y divide-line">
            {wallet.holds.map((hold) => (
              <li key={hold.order_id}>
                <ListRow
                  lead={<Hourglass aria-hidden />}
                  title={hold.vendor_name}
                  note={hold.order_number}
                  trail={<span className="font-semibold tabular-nums">{money(hold.amount_paise)}</span>}
                  render={<AppLink to={pathTo('orderTrackingId', { id: hold.order_id })} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
