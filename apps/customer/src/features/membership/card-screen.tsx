import { AppError } from '@angadi/data/errors/app-error.ts'
import { useMembershipCard } from '@angadi/data/membership/card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { lastDay } from '@angadi/shell/membership/last-day.ts'
import { usePlanName } from '@angadi/shell/membership/use-plan-name.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { NoMembership } from './parts/no-membership.tsx'

/** The card of a member, with a code that shops read (Spec §2 /membership/card). */
export default function CardScreen() {
  const { t } = useTranslation('membership')
  const { date } = useFormats()
  const nameOf = usePlanName()
  const { data: card, error, isFetching, refetch } = useMembershipCard()
  const isNone = error instanceof AppError && error.code === 'membership_not_found'
  return (
    <>
      <AppBar
        title={t('card.title')}
        back={{ label: t('open'), render: <AppLink to={pathTo('membershipDashboard')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {isNone ? (
          <NoMembership />
        ) : card ? (
          <section className="mx-auto flex w-full max-w-form flex-col items-center gap-4 rounded-xl bg-action p-6 text-center text-on-action">
            <h2 className="text-2xl font-bold">{nameOf(card.plan)}</h2>
            <QrCode value={card.code} label={t('card.code')} className="w-full max-w-72" />
            <p>{t('card.typed', { code: `${card.code.slice(0, 5)}-${card.code.slice(5)}` })}</p>
            <p className="text-xl font-semibold">{card.name}</p>
            <p>
              {t('until', { date: date(lastDay(card.ends_at)) })} · {t('since', { date: date(card.since) })}
            </p>
            <p className="text-sm">{t('card.show')}</p>
          </section>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" className="mx-auto h-96 max-w-form" />
          </SkeletonGroup>
        )}
      </Page>
    </>
  )
}
