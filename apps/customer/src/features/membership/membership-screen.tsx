import { signInPath } from '@angadi/auth/origin.ts'
import { useMyMembership } from '@angadi/data/membership/my-membership.ts'
import { type Plan, usePlans } from '@angadi/data/membership/plans.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useSearchParams } from 'react-router-dom'
import type { Drawing } from '../../shared/drawings/category-drawings.ts'
import { CategoryPicture } from '../../shared/drawings/category-picture.tsx'
import membership from '../../shared/drawings/membership.svg'
import { Invitations } from './parts/invitations.tsx'
import { Offer } from './parts/offer.tsx'
import { PlanCard } from './parts/plan-card.tsx'
import { useChange } from './parts/use-change.ts'

const DRAWING: Drawing = { src: membership, hue: 'food' }
const ON = '1'
const OFF = '0'

/** The plans side by side, a trial, and what buying one means before it is paid (Spec §1 Memberships). */
export default function MembershipScreen() {
  const { t } = useTranslation('membership')
  const { data: plans, error, isFetching, refetch } = usePlans()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('plan')
  const renews = search.get('renews') === ON
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-4">
            <CategoryPicture drawing={DRAWING} className="size-24 rounded-lg" />
            <p className="min-w-0 max-w-reading md:text-lg">{t('intro')}</p>
          </div>
          <Invitations />
          {plans ? (
            <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              {plans.map((plan, index) => (
                <li key={plan.code}>
                  <PlanCard plan={plan}>
                    {plan.code === chosen ? (
                      <Offer
                        plan={plan.code}
                        renews={renews}
                        onRenews={(on) =>
                          setSearch({ plan: plan.code, renews: on ? ON : OFF }, { replace: true })
                        }
                      />
                    ) : (
                      <Ways plan={plan} isFirst={index === 0} />
                    )}
                  </PlanCard>
                </li>
              ))}
            </ul>
          ) : error ? (
            <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="box" className="h-80" />
            </SkeletonGroup>
          )}
        </div>
      </Page>
    </>
  )
}

interface WaysProps {
  readonly plan: Plan
  /** One plan alone stands out. */
  readonly isFirst: boolean
}

/** How the reader comes to a plan: signing in, a trial, or choosing it; or to the membership they have. */
function Ways({ plan, isFirst }: WaysProps) {
  const { t } = useTranslation('membership')
  const go = useNavigateTo()
  const isGuest = useUserId() === null
  const { data, isPending } = useMyMembership()
  const { change, doing } = useChange()
  const [, setSearch] = useSearchParams()
  if (isGuest)
    return (
      <LinkButton
        wide
        variant={isFirst ? 'primary' : 'soft'}
        render={<AppLink to={signInPath(pathTo('membership'))} />}
      >
        {t('signIn')}
      </LinkButton>
    )
  const state = data?.membership?.state
  const isBuyable =
    state === undefined || state === 'trial' || (state === 'grace' && data?.membership?.plan === plan.code)
  if (data?.membership && !isBuyable)
    return (
      <LinkButton wide variant="secondary" render={<AppLink to={pathTo('membershipDashboard')} />}>
        {t('open')}
      </LinkButton>
    )
  return (
    <div className="flex flex-col gap-3">
      {data?.trial_available && plan.trial_days > 0 ? (
        <>
          <Button
            wide
            variant={isFirst ? 'primary' : 'soft'}
            busy={doing === 'trial'}
            onClick={() => change({ do: 'trial', plan: plan.code }, () => go(pathTo('membershipDashboard')))}
          >
            {t('try', { n: plan.trial_days })}
          </Button>
          <p className="text-sm text-ink-muted">{t('tryText')}</p>
        </>
      ) : null}
      <Button
        wide
        variant="secondary"
        busy={isPending}
        onClick={() => setSearch({ plan: plan.code, renews: OFF })}
      >
        {t('choose')}
      </Button>
    </div>
  )
}
