import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { BellOff, BellRing, CircleCheck } from 'lucide-react'

/** What notifications are about: the customer's order, a vendor's new orders, a courier's jobs. */
export type PushReason = 'order' | 'kitchen' | 'jobs'

export interface PushCardProps {
  readonly reason: PushReason
  readonly shown: 'ask' | 'blocked' | 'install_first' | 'on'
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onTurnOn: () => void
  readonly onLater: () => void
}

function useLabels(reason: PushReason) {
  const { t } = useTranslation('pwa')
  if (reason === 'kitchen')
    return { title: t('push.kitchen.title'), text: t('push.kitchen.text'), action: t('push.kitchen.action') }
  if (reason === 'jobs')
    return { title: t('push.jobs.title'), text: t('push.jobs.text'), action: t('push.jobs.action') }
  return { title: t('push.order.title'), text: t('push.order.text'), action: t('push.order.action') }
}

/** Asks whether to notify, and shows the result. */
export function PushCard({ reason, shown, busy, problem, onTurnOn, onLater }: PushCardProps) {
  const { t } = useTranslation('pwa')
  const { title, text, action } = useLabels(reason)
  if (shown === 'on')
    return (
      <Banner tone="success" icon={<CircleCheck aria-hidden />}>
        {t('push.on')}
      </Banner>
    )
  if (shown === 'blocked')
    return (
      <Banner tone="warning" icon={<BellOff aria-hidden />} title={t('push.blocked.title')}>
        {t('push.blocked.text')}
      </Banner>
    )
  return (
    <Card className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <BellRing aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-sm text-ink-muted">
            {shown === 'install_first' ? t('push.installFirst') : text}
          </p>
        </div>
        {problem ? (
          <p role="alert" className="text-sm text-danger-ink">
            {problem}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {shown === 'ask' ? (
            <Button variant="soft" busy={busy} onClick={onTurnOn}>
              {action}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onLater}>
            {t('push.later')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
