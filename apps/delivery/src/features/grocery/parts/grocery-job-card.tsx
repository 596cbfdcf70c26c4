import { type GroceryJob, useCheckBag } from '@angadi/data/grocery/jobs.ts'
import { BAG_KINDS } from '@angadi/domain/grocery/substitution.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { ScanField } from '@angadi/shell/scan/scan-field.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleCheck, Hourglass } from 'lucide-react'
import { BagLines } from './bag-lines.tsx'
import { BagRow } from './bag-row.tsx'

/** One order of groceries: its bags, which are taken by scanning or typing their codes, and what is in them. */
export function GroceryJobCard({ job }: { readonly job: GroceryJob }) {
  const { t } = useTranslation('picking')
  const { money, time } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { mutate, error, isPending } = useCheckBag(job.order_id)
  const left = job.bags.filter((bag) => bag.checked_at === null)
  const isCarried = job.status === 'out_for_delivery' || job.status === 'on_way'
  return (
    <Card className="flex flex-col gap-4">
      <header>
        <h2 className="text-xl font-bold tabular-nums">{job.order_number}</h2>
        <p className="text-ink-muted">
          {[
            job.vendor_name,
            job.promised_max_at ? t('arriveBy', { at: time(job.promised_max_at) }) : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {job.collect_cash_paise > 0 ? (
          <p className="font-semibold">{t('courier.collect', { amount: money(job.collect_cash_paise) })}</p>
        ) : null}
      </header>
      {job.bags.length === 0 ? (
        <Banner icon={<Hourglass aria-hidden />}>{t('courier.notPacked')}</Banner>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {left.length > 0 ? (
              t('courier.left', { left: left.length, count: job.bags.length })
            ) : (
              <span className="inline-flex items-center gap-2 text-success-ink">
                <CircleCheck aria-hidden className="size-5" />
                {t('courier.all', { count: job.bags.length })}
              </span>
            )}
          </p>
          {left.length > 0 ? (
            <ScanField
              label={t('courier.code')}
              error={offline ?? (error ? errorText(error) : undefined)}
              onCode={(code) => {
                if (offline === undefined && !isPending) mutate(code)
              }}
            />
          ) : null}
          <ul className="flex flex-col gap-2">
            {job.bags.map((bag) => (
              <li key={bag.number}>
                <BagRow bag={bag} />
              </li>
            ))}
          </ul>
        </>
      )}
      {BAG_KINDS.map((kind) => {
        const lines = job.lines.filter((line) => line.packed_with === kind)
        return lines.length > 0 ? <BagLines key={kind} kind={kind} lines={lines} /> : null
      })}
      <LinkButton
        variant={left.length === 0 && job.bags.length > 0 ? 'primary' : 'secondary'}
        render={<AppLink to={pathTo('deliveryDashboard')} />}
      >
        {t(isCarried ? 'courier.toDrop' : 'courier.toPickup')}
      </LinkButton>
    </Card>
  )
}
