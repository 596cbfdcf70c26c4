import { type Coupon, useStopCoupon } from '@angadi/data/coupons/coupons.ts'
import { bannerState } from '@angadi/domain/banners/banner-draft.ts'
import { COUPON_ORDER_KINDS } from '@angadi/domain/coupons/coupon-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

const TONES = { running: 'success', coming: 'action', over: 'neutral' } as const
/** Basis points of one percent. */
const PERCENT = 100
/** Basis points of all. */
const WHOLE = 10_000

/** One coupon: what it gives and to whom, what it has cost, and the button that ends it. */
export function CouponItem({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation(['coupons', 'common'])
  const { money, date, number } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, isPending } = useStopCoupon()
  const [isAsking, setAsking] = useState(false)
  const [now] = useState(() => Date.now())
  const { code, kind, value, cap_paise: cap, budget_paise: budget, cost_paise: cost } = coupon
  const state = bannerState(
    Date.parse(coupon.valid_from),
    coupon.valid_to === null ? undefined : Date.parse(coupon.valid_to),
    now,
  )
  const stop = () =>
    mutateAsync(code).then(
      () => setAsking(false),
      (error: unknown) => notify.problem(t('stopFailed'), { description: errorText(error) }),
    )
  const terms = [
    kind === 'flat' ? t('gives.flat', { amount: money(value) }) : undefined,
    kind === 'percent'
      ? t('gives.percent', { percent: number(value / PERCENT), most: money(cap ?? 0) })
      : undefined,
    kind === 'free_delivery' ? t('gives.freeDelivery') : undefined,
    coupon.minimum_paise > 0 ? t('from', { amount: money(coupon.minimum_paise) }) : undefined,
    coupon.first_order_only ? t('firstOnly') : undefined,
    coupon.kinds === null
      ? undefined
      : COUPON_ORDER_KINDS.filter((kind) => coupon.kinds?.includes(kind))
          .map((kind) => t(`scope.orderKind.${kind}`))
          .join(', '),
    coupon.items === null ? undefined : t('scope.forItems', { count: coupon.items }),
    coupon.region_name ?? undefined,
    coupon.method === null || coupon.method === 'other' ? undefined : t(`method.${coupon.method}`),
    coupon.valid_to === null ? undefined : t('until', { day: date(coupon.valid_to) }),
  ].filter((term) => term !== undefined)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          <span className="font-mono tracking-wide">{code}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          {coupon.is_listed ? <Badge>{t('listed')}</Badge> : null}
        </h3>
        <p>{coupon.title}</p>
        <p className="text-sm text-ink-muted">{terms.join(' · ')}</p>
        {coupon.platform_share_bp < WHOLE ? (
          <p className="text-sm">
            {[
              t('scope.borne', { percent: number(coupon.platform_share_bp / PERCENT) }),
              t('scope.agreed', {
                agreed: number(coupon.vendors_agreed),
                asked: number(coupon.vendors_asked),
              }),
            ].join(' · ')}
          </p>
        ) : null}
        {coupon.made_by ? (
          <p className="text-sm text-ink-muted">{t('madeBy', { name: coupon.made_by })}</p>
        ) : null}
      </div>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p>{t('uses', { count: coupon.uses })}</p>
        {budget === null ? (
          <p>{t('cost', { amount: money(cost) })}</p>
        ) : (
          <>
            <p className="mb-1">{t('costOf', { amount: money(cost), budget: money(budget) })}</p>
            <Progress
              label={t('costOf', { amount: money(cost), budget: money(budget) })}
              value={Math.min(cost, budget)}
              max={budget}
            />
          </>
        )}
      </div>
      {state === 'over' ? null : (
        <Button
          variant="secondary"
          size="sm"
          unavailableReason={unavailableReason}
          aria-label={t('stopOf', { code })}
          onClick={() => setAsking(true)}
        >
          {t('stop')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('stopTitle', { code })}
        body={t('stopText')}
        confirmLabel={t('stop')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => void stop()}
      />
    </div>
  )
}
