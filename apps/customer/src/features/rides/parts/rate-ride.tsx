import { useRateOrder } from '@angadi/data/orders/change-order.ts'
import type { Stars } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { StarsField } from '../../../shared/order/rating/stars-field.tsx'

export interface RateRideProps {
  readonly orderId: string
  readonly driver: string
}

/** Stars and a few words for the driver, once the ride is over; kept without a network. */
export function RateRide({ orderId, driver }: RateRideProps) {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const rate = useRateOrder(orderId)
  const [stars, setStars] = useState<Stars>()
  const [body, setBody] = useState('')
  const { submit, isBusy, error } = useSubmission<Stars, 'sent' | 'queued'>({
    form: 'rate-ride',
    work: (given, signal) =>
      rate({ vendorStars: given, courierStars: given, body: body.trim() || undefined }, signal),
    onSuccess: (outcome) => notify.success(t(outcome === 'sent' ? 'end.thanks' : 'end.queued')),
    onError: () => undefined,
  })
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('end.rate')}</h2>
      <StarsField label={t('end.stars', { driver })} value={stars} onChange={setStars} />
      {stars ? (
        <>
          <TextArea
            label={t('end.body')}
            hint={t('end.bodyHint')}
            maxLength={500}
            rows={2}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
          {error ? (
            <Banner urgent tone="danger">
              {errorText(error)}
            </Banner>
          ) : null}
          <Button busy={isBusy} onClick={() => void submit(stars)}>
            {t('end.send')}
          </Button>
        </>
      ) : null}
    </Card>
  )
}
