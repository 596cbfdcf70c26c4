import { useStopOffer, type VendorOffer } from '@angadi/data/vendor-offers/offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useOfferWords } from './use-offer-words.ts'

export interface OfferCardProps {
  readonly offer: VendorOffer
  readonly vendorId: string
}

/** One offer: what it takes off, until when, how often it was used and what that cost; a running one can be stopped. */
export function OfferCard({ offer, vendorId }: OfferCardProps) {
  const { t } = useTranslation(['vendor-hub', 'common'])
  const { money } = useFormats()
  const words = useOfferWords()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useStopOffer(vendorId)
  const stop = () =>
    mutateAsync(offer.code).then(
      () => setAsking(false),
      (error: unknown) => notify.problem(errorText(error)),
    )
  return (
    <Card className="flex h-full flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg font-semibold">{words.takesOff(offer)}</h2>
        <Badge tone={offer.is_running ? 'success' : 'neutral'}>
          {t(offer.is_running ? 'offers.running' : 'offers.ended')}
        </Badge>
      </div>
      <p className="font-mono text-sm font-bold tracking-wide">{offer.code}</p>
      <p className="text-sm text-ink-muted">{words.terms(offer).join(' · ')}</p>
      <p className="mt-auto text-sm">
        {offer.total_limit === null
          ? t('offers.uses', { count: offer.uses })
          : t('offers.usesOf', { count: offer.uses, limit: offer.total_limit })}
        {' · '}
        {t('offers.cost', { amount: money(offer.cost_paise) })}
      </p>
      {offer.is_running ? (
        <div>
          <Button variant="dangerQuiet" size="sm" onClick={() => setAsking(true)}>
            {t('offers.stop')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('offers.stopTitle', { code: offer.code })}
        body={t('offers.stopText')}
        confirmLabel={t('offers.stop')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => void stop()}
      />
    </Card>
  )
}
