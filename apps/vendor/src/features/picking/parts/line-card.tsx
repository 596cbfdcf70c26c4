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
import { Check, Replace, Scale, ShoppingBasket, X } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { PickingActions } from '../use-picking-actions.ts'
import { OffSale } from './off-sale.tsx'
import { OfferState } from './offer-state.tsx'
import { PiecesPicker } from './pieces-picker.tsx'
import { WeightField } from './weight-field.tsx'

const OfferSheet = lazy(() => import('./offer-sheet.tsx'))

export interface LineCardProps {
  readonly orderId: string
  readonly vendorId: string
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
  waiting: 'bg-surface-raised',
  picked: 'bg-success-soft/40',
  short: 'bg-warning-soft/40',
} as const

/**
 * One line of a picking list as a row of 72 px: what to take and how much, there or not there by one tap. What is done
 * folds to 48; what needs a count, a scale or an answer unfolds below.
 */
export function LineCard({ orderId, vendorId, line, isOpen, isFound, offsetMs, actions }: LineCardProps) {
  const { t } = useTranslation('picking')
  const offline = useOfflineReason()
  const labels = usePackLabels()
  const details = useId()
  const [isUnfolded, setUnfolded] = useState(false)
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
  const isWeighed = line.ordered_grams !== null
  const isFolded = line.state === 'picked' && !isUnfolded
  const isShown = isUnfolded || isFound || (line.state === 'short' && isOpen)
  const name = labels.named(line.name, line)
  const take = (count: number) => {
    if (offline !== undefined) return
    if (isWeighed) void actions.weigh(line, count)
    else actions.pick(line, count)
    setUnfolded(false)
  }
  return (
    <article
      className={`flex flex-col ${tones[line.state]} ${isFound ? 'outline-3 -outline-offset-3 outline-focus' : ''}`}
    >
      <div className={`flex items-center gap-2 px-2 ${isFolded ? 'min-h-12' : 'min-h-18'}`}>
        {isFolded ? (
          <Check aria-hidden className="size-5 shrink-0 text-success-ink" />
        ) : (
          <Picture
            src={pictureUrl(line.picture)}
            alt=""
            ratio="square"
            rounded="md"
            fallback={<ShoppingBasket aria-hidden />}
            className="w-12 shrink-0 max-[22.5rem]:hidden"
          />
        )}
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={details}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-touch w-full min-w-0 items-center gap-1 rounded-md text-left"
          >
            <span
              className={`min-w-0 wrap-anywhere ${isFolded ? 'line-clamp-1 text-ink-muted' : 'line-clamp-2 leading-snug font-semibold'}`}
            >
              {name}
            </span>
          </button>
        </h3>
        <p className="shrink-0 text-right text-xl font-bold tabular-nums">
          {line.state !== 'waiting' && line.picked_grams !== null
            ? t('grams', { count: line.picked_grams })
            : line.ordered_grams !== null
              ? t('grams', { count: line.ordered_grams })
              : line.state === 'short'
                ? `${line.picked_quantity ?? 0}/${line.quantity}`
                : t('times', { count: line.quantity })}
        </p>
        {isDecidable && line.state === 'waiting' ? (
          <div className="flex shrink-0 gap-1">
            {isWeighed ? (
              <RowButton label={t('weight.open', { name })} onClick={() => setUnfolded(true)} isMain>
                <Scale aria-hidden />
              </RowButton>
            ) : (
              <RowButton label={t('pick.all')} offline={offline} onClick={() => take(line.quantity)} isMain>
                <Check aria-hidden />
              </RowButton>
            )}
            <RowButton label={t('pick.none')} offline={offline} onClick={() => take(0)}>
              <X aria-hidden />
            </RowButton>
          </div>
        ) : null}
      </div>
      {!isFolded && (line.for_name || line.special_instructions) ? (
        <div className="px-3 pb-2">
          {line.for_name ? <PersonTag name={line.for_name} large /> : null}
          {line.special_instructions ? (
            <p className="text-sm font-medium text-warning-ink">{line.special_instructions}</p>
          ) : null}
        </div>
      ) : null}
      <div
        id={details}
        className={isShown || line.substitutions.length > 0 ? 'flex flex-col gap-3 px-3 pb-3' : ''}
      >
        {isShown ? (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm">
              {line.state === 'waiting' ? null : (
                <Badge tone={line.state === 'picked' ? 'success' : 'warning'}>
                  {line.picked_grams !== null
                    ? t('state.weighed', { count: line.picked_grams })
                    : line.state === 'picked'
                      ? t('state.picked')
                      : t('state.short', { picked: line.picked_quantity ?? 0, count: line.quantity })}
                </Badge>
              )}
              <span className="text-ink-muted">
                {line.prefer === 'item' && line.substitute
                  ? t('prefer.item', { name: labels.named(line.substitute.name, line.substitute) })
                  : t(`prefer.${line.prefer === 'refund' ? 'refund' : 'best_match'}`)}
              </span>
              {line.barcode ? <span className="text-ink-muted tabular-nums">{line.barcode}</span> : null}
            </p>
            {isDecidable && !isWeighed && (line.quantity > 1 || line.state !== 'waiting') ? (
              <PiecesPicker line={line} actions={actions} />
            ) : null}
            {isDecidable && isWeighed ? <WeightField line={line} actions={actions} /> : null}
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
            {line.state === 'short' && isOpen ? (
              <OffSale orderId={orderId} vendorId={vendorId} line={line} />
            ) : null}
          </>
        ) : null}
        {line.substitutions.map((offer) => (
          <OfferState
            key={offer.id}
            offer={offer}
            offsetMs={offsetMs}
            onWithdraw={isOpen ? () => actions.withdraw(offer) : undefined}
          />
        ))}
      </div>
      {offerSheet.isOpen && isDecidable ? (
        <Suspense>
          <OfferSheet line={line} offering={offering} onClose={offerSheet.close} />
        </Suspense>
      ) : null}
    </article>
  )
}

interface RowButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly offline?: string | undefined
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** A decision by one tap, 44 px; without a network it says why it does nothing. */
function RowButton({ label, onClick, offline, isMain = false, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={offline ?? label}
      aria-disabled={offline !== undefined}
      onClick={onClick}
      className={`grid size-touch place-items-center rounded-md border aria-disabled:opacity-40 ${isMain ? 'border-success bg-success-soft text-success-ink' : 'border-line text-ink-muted hover:bg-surface-sunken'}`}
    >
      {children}
    </button>
  )
}
