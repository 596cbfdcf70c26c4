import type { Membership } from '@angadi/data/membership/my-membership.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lastDay } from '@angadi/shell/membership/last-day.ts'
import { usePlanName } from '@angadi/shell/membership/use-plan-name.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { QrCode } from 'lucide-react'
import { useChange } from './use-change.ts'

/** How a membership stands, in one sentence, and what can be done: each with one tap. */
export function Standing({ membership }: { readonly membership: Membership }) {
  const { t } = useTranslation('membership')
  const { date } = useFormats()
  const nameOf = usePlanName()
  const sentence = useSentence(membership)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-2xl font-bold">{nameOf(membership.plan)}</h2>
        <p className="text-lg">{sentence}</p>
        <p className="text-ink-muted">{t('since', { date: date(membership.since) })}</p>
      </div>
      {membership.state === 'paused' ? null : (
        <LinkButton wide icon={<QrCode aria-hidden />} render={<AppLink to={pathTo('membershipCard')} />}>
          {t('card.open')}
        </LinkButton>
      )}
      <Acts membership={membership} />
    </Card>
  )
}

function useSentence({ state, is_owner, ends_at, grace_until, renews, price_paise }: Membership): string {
  const { t } = useTranslation('membership')
  const { money, date } = useFormats()
  const end = date(lastDay(ends_at))
  if (state === 'paused') return t('state.paused')
  if (!is_owner) return t('state.shared', { date: end })
  if (state === 'trial') return t('state.trial', { date: end })
  if (state === 'grace')
    return t('state.grace', { amount: money(price_paise), date: date(lastDay(grace_until ?? ends_at)) })
  return renews
    ? t('state.renews', { date: end, amount: money(price_paise) })
    : t('state.ends', { date: end })
}

function Acts({ membership }: { readonly membership: Membership }) {
  const { t } = useTranslation('membership')
  const { change, doing } = useChange()
  const { state } = membership
  if (!membership.is_owner)
    return (
      <Button variant="dangerQuiet" busy={doing === 'leave'} onClick={() => change({ do: 'leave' })}>
        {t('leave')}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'trial' || state === 'grace' ? (
        <LinkButton variant="secondary" render={<AppLink to={pathTo('membership')} />}>
          {t(state === 'grace' ? 'pay' : 'buy')}
        </LinkButton>
      ) : null}
      {state === 'active' ? (
        <Button variant="secondary" busy={doing === 'pause'} onClick={() => change({ do: 'pause' })}>
          {t('pause')}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button busy={doing === 'resume'} onClick={() => change({ do: 'resume' })}>
          {t('resume')}
        </Button>
      ) : null}
      {membership.renews ? (
        <Button variant="quiet" busy={doing === 'cancel'} onClick={() => change({ do: 'cancel' })}>
          {t('cancel')}
        </Button>
      ) : state === 'active' || state === 'paused' ? (
        <Button variant="quiet" busy={doing === 'keep'} onClick={() => change({ do: 'keep' })}>
          {t('keep')}
        </Button>
      ) : null}
    </div>
  )
}
