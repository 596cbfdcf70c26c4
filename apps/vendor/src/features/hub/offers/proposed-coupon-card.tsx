import { type ProposedCoupon, useDecideProposedCoupon } from '@angadi/data/vendor-offers/proposed.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useOfferWords } from './use-offer-words.ts'

const BASIS_POINTS = 100
const TONES = {
  proposed: 'warning',
  accepted: 'success',
  declined: 'neutral',
  ended: 'neutral',
  over: 'neutral',
} as const

export interface ProposedCouponCardProps {
  readonly coupon: ProposedCoupon
  readonly vendorId: string
}

/** One shared coupon: what it takes off, which part of it is the vendor's, and the buttons that agree, decline or end it. */
export function ProposedCouponCard({ coupon, vendorId }: ProposedCouponCardProps) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { money, number } = useFormats()
  const words = useOfferWords()
  const language = useLanguage((store) => store.language)
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useDecideProposedCoupon(vendorId)
  const { code, state, cap_paise: cap, vendor_share_bp: share } = coupon
  const decide = (accept: boolean) =>
    mutateAsync({ code, accept }).then(
      () => setAsking(false),
      (error: unknown) =>
        notify.problem(t('offers.shared.failedDecision'), { description: errorText(error) }),
    )
  const most = Math.round(((coupon.kind === 'flat' ? coupon.value : (cap ?? 0)) * share) / 10_000)
  return (
    <Card className="flex h-full flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold">{words.takesOff(coupon)}</h3>
        <Badge tone={TONES[state]}>{t(`offers.shared.state.${state}`)}</Badge>
      </div>
      <p className="font-mono text-sm font-bold tracking-wide">{code}</p>
      <p>{coupon.title_translations[language] ?? coupon.title}</p>
      <p className="font-semibold">
        {[
          t('offers.shared.share', { percent: number(share / BASIS_POINTS) }),
          t('offers.shared.most', { amount: money(most) }),
        ].join(' · ')}
      </p>
      <p className="text-sm text-ink-muted">
        {[
          ...words.terms(coupon),
          ...(coupon.items === null ? [] : [t('offers.shared.items', { count: coupon.items })]),
        ].join(' · ')}
      </p>
      {state === 'proposed' ? null : (
        <p className="mt-auto text-sm">
          {t('offers.uses', { count: coupon.uses })}
          {' · '}
          {t('offers.cost', { amount: money(coupon.cost_paise) })}
        </p>
      )}
      {state === 'over' ? null : (
        <div className="flex flex-wrap gap-2">
          {state === 'accepted' ? (
            <Button
              variant="dangerQuiet"
              size="sm"
              unavailableReason={unavailableReason}
              aria-label={t('offers.shared.endOf', { code })}
              onClick={() => setAsking(true)}
            >
              {t('offers.shared.end')}
            </Button>
          ) : (
            <Button
              size="sm"
              busy={isPending}
              unavailableReason={unavailableReason}
              aria-label={t('offers.shared.agreeTo', { code })}
              onClick={() => void decide(true)}
            >
              {t('offers.shared.agree')}
            </Button>
          )}
          {state === 'proposed' ? (
            <Button
              variant="secondary"
              size="sm"
              busy={isPending}
              unavailableReason={unavailableReason}
              aria-label={t('offers.shared.declineOf', { code })}
              onClick={() => void decide(false)}
            >
              {t('offers.shared.decline')}
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('offers.shared.endTitle', { code })}
        body={t('offers.shared.endText')}
        confirmLabel={t('offers.shared.end')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => void decide(false)}
      />
    </Card>
  )
}
