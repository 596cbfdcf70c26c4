import { type Round, useDecideClaim } from '@angadi/data/subscriptions/round.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useRoundLabels } from '../use-round-labels.ts'
import { useVendorAttempt } from '../use-vendor-attempt.ts'

export interface ClaimsProps {
  readonly vendorId: string
  readonly claims: Round['claims']
}

/** Missed deliveries that wait for the vendor's answer; nothing where none does. */
export function Claims({ vendorId, claims }: ClaimsProps) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const labels = useRoundLabels()
  const attempt = useVendorAttempt()
  const { mutateAsync: decide, isPending } = useDecideClaim(vendorId)
  if (claims.length === 0) return null
  return (
    <Section title={t('round.claims')}>
      <ul className="flex flex-col gap-2">
        {claims.map((claim) => (
          <li key={claim.id}>
            <Card className="flex flex-wrap items-center gap-3">
              <p className="min-w-0 flex-1 basis-60">
                {t('round.claimText', {
                  name: claim.name,
                  number: claim.order_number,
                  day: labels.day(claim.day),
                  price: money(claim.amount_paise),
                })}
              </p>
              <Button
                variant="secondary"
                disabled={isPending}
                onClick={() => void attempt(decide({ id: claim.id, accepted: true }))}
              >
                {t('round.accept')}
              </Button>
              <Button
                variant="quiet"
                disabled={isPending}
                onClick={() => void attempt(decide({ id: claim.id, accepted: false }))}
              >
                {t('round.refuse')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
