import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NewOffer } from '@angadi/data/grocery/pick.ts'
import { acceptedOffer, openOffer, type PickingLine } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { PersonTag } from '@angadi/ui/person-tag/person-tag.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Check, Replace, ShoppingBasket } from 'lucide-react'
import { Suspense } from 'react'
import type { PickingActions } from '../use-picking-actions.ts'
import { OfferState } from './offer-state.tsx'
import { PiecesPicker } from './pieces-picker.tsx'
import { WeightField } from './weight-field.tsx'

const OfferSheet = lazy(() => import('./offer-sheet.tsx'))

export interface LineCardProps {
  readonly line: PickingLine
  /** Whether the order is being picked now. */
  readonly isOpen: boolean
  /** Whether the last scan belongs to this line. */
  readonly isFound: boolean
  /** Server clock minus device clock, in milliseconds. */
  readonly offsetMs: number
  readonly actions: PickingActions
}

const tones = {
  waiting: 'border-line',
  picked: 'border-success bg-success-soft/40',
  short: 'border-warning bg-warning-soft/40',
} as const

/** One line of a picking list: what to take, how much, and what to do when it is not there. */
export function LineCard({ line, isOpen, isFound, offsetMs, actions }: LineCardProps) {
  const { t } = useTranslation('picking')
  const offline = useOfflineReason()
  const labels = usePackLabels()
  const offerSheet = useSheet(`offer-${line.position}`)
  // Here, because the sheet is gone as soon as the line has an offer, before the answer is complete.
  const offering = useSubmission({
    form: 'substitution',
    work: (offer: NewOffer) => actions.offer(offer),
    onSuccess: offerSheet.close,
    onError: (error) => actions.refused(error, line),
  })
  const asked = openOffer(line)
  const accepted = acceptedOffer(line)
  const isDecidable = isOpen && !asked && !accepted
  return (
    <article
      className={`flex flex-col gap-3 rounded-lg border bg-surface-raised p-3 ${tones[line.state]} ${isFound ? 'outline-3 outline-focus' : ''}`}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Picture
          src={pictureUrl(line.picture)}
          alt=""
          ratio="square"
          rounded="md"
          fallback={<ShoppingBasket aria-hidden />}
          className="w-16"
        />
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="leading-snug font-semibold">{labels.named(line.name, line)}</h3>
          <p className="text-sm text-ink-muted">{[line.aisle, line.barcode].filter(Boolean).join(' · ')}</p>
          {line.for_name ? <PersonTag name={line.for_name} large /> : null}
          {line.special_instructions ? (
            <p className="text-sm font-medium text-warning-ink">{line.special_instructions}</p>
          ) : null}
        </div>
        <p className="ms-auto text-right text-2xl font-bold tabular-nums">
          {line.ordered_grams === null
            ? t('times', { count: line.quantity })
            : t('grams', { count: line.ordered_grams })}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {line.state === 'picked' ? (
          <Badge tone="success" icon={<Check aria-hidden />}>
            {line.picked_grams === null
              ? t('state.picked')
              : t('state.weighed', { count: line.picked_grams })}
          </Badge>
        ) : null}
        {line.state === 'short' ? (
          <Badge tone="warning">
            {line.picked_grams === null
              ? t('state.short', { picked: line.picked_quantity ?? 0, count: line.quantity })
              : t('state.weighed', { count: line.picked_grams })}
          </Badge>
        ) : null}
        <span className="text-ink-muted">
          {line.prefer === 'item' && line.substitute
            ? t('prefer.item', { name: labels.named(line.substitute.name, line.substitute) })
            : t(`prefer.${line.prefer === 'refund' ? 'refund' : 'best_match'}`)}
        </span>
      </p>
      {isDecidable && line.ordered_grams === null ? <PiecesPicker line={line} actions={actions} /> : null}
      {isDecidable && line.ordered_grams !== null ? <WeightField line={line} actions={actions} /> : null}
      {isDecidable && line.state === 'short' ? (
        <Button
          variant="soft"
          icon={<Replace aria-hidden />}
          unavailableReason={offline}
          onClick={offerSheet.open}
        >
          {t('offer.open')}
        </Button>
      ) : null}
      {line.substitutions.map((offer) => (
        <OfferState
          key={offer.id}
          offer={offer}
          offsetMs={offsetMs}
          onWithdraw={isOpen ? () => actions.withdraw(offer) : undefined}
        />
      ))}
      {offerSheet.isOpen && isDecidable ? (
        <Suspense>
          <OfferSheet line={line} offering={offering} onClose={offerSheet.close} />
        </Suspense>
      ) : null}
    </article>
  )
}
