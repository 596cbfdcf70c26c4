import { useSetSubscriptionDay } from '@angadi/data/subscriptions/change.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import type { LineOfDay } from '../day-lines.ts'
import { DayMark } from './day-mark.tsx'

/** One subscription on the chosen day. */
export function DayRow({
  day,
  line,
  subscription,
  decided,
  canChange,
}: LineOfDay & { readonly day: string }) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: setDay, isPending } = useSetSubscriptionDay()
  const { name } = subscription
  const change = (quantity: number) =>
    void attempt(setDay({ id: subscription.id, day, quantity }), () =>
      quantity === 0
        ? t('day.skippedDone', { name, day: labels.date(day) })
        : t('day.changed', { name, day: labels.date(day), quantity }),
    )
  const isOff = line.quantity === 0
  const wish = line.state === 'skipped' ? t('day.unskip') : t('day.add')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <DayMark state={line.state} pieces={line.quantity} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{isOff ? name : t('times', { quantity: line.quantity, name })}</p>
        <p className="text-sm text-ink-muted">
          {t(`state.${line.state}`)}
          {line.skipped ? ` · ${t(`why.${line.skipped}`)}` : null}
          {decided?.claim && decided.claim !== 'refunded' ? ` · ${t(`claim.state.${decided.claim}`)}` : null}
        </p>
      </div>
      {decided?.order_id ? (
        <LinkButton
          size="sm"
          variant="quiet"
          render={<AppLink to={pathTo('orderTrackingId', { id: decided.order_id })} />}
        >
          {t('day.order')}
        </LinkButton>
      ) : null}
      {canChange && isOff && line.state !== 'paused' ? (
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          disabled={!online}
          aria-label={t('day.addOf', { action: wish, name, day: labels.date(day) })}
          onClick={() => change(subscription.quantity)}
        >
          {wish}
        </Button>
      ) : null}
      {canChange && !isOff ? (
        <div className="flex w-full flex-wrap items-center justify-between gap-2 sm:ms-auto sm:w-auto">
          <NumberStepper
            label={t('day.quantity', { name, day: labels.date(day) })}
            value={line.quantity}
            min={1}
            max={subscription.max_quantity}
            decreaseLabel={t('quantity.less')}
            increaseLabel={t('quantity.more')}
            onChange={change}
          />
          <Button
            variant="secondary"
            busy={isPending}
            disabled={!online}
            aria-label={t('day.skipOf', { name, day: labels.date(day) })}
            onClick={() => change(0)}
          >
            {t('day.skip')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
