import { useDecideReturn } from '@angadi/data/shopping/parcels.ts'
import { useReturnPhotos } from '@angadi/data/shopping/return-photos.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import {
  isOpenReturn,
  needsExplanation,
  type ReturnState,
  sellersMoves,
} from '@angadi/domain/shopping/returns.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { DecideSheet } from './decide-sheet.tsx'
import { ReturnPickup } from './return-pickup.tsx'

/** A return: what comes back and why, photos, until when to decide, and the next step. */
export function ReturnWork({ card, vendorId }: { readonly card: ReturnCard; readonly vendorId: string }) {
  const { t } = useTranslation(['seller', 'shopping'])
  const { dateTime, day, money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending } = useDecideReturn()
  const { data: photos = [] } = useReturnPhotos(card.photos)
  const [deciding, setDeciding] = useState<ReturnState>()
  const moves = sellersMoves(card.state, card.wish)
  const decide = (to: ReturnState) => {
    // What costs money or has to be explained is confirmed.
    if (needsExplanation(to) || to === 'refunded' || to === 'exchanged') setDeciding(to)
    else mutate({ returnId: card.id, to }, { onError: (error) => notify.problem(errorText(error)) })
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg font-semibold tabular-nums">{card.number}</h2>
          <p className="text-sm text-ink-muted">
            {t('returns.of', { order: card.order_number, name: card.customer_name })}
          </p>
        </div>
        <Badge tone={isOpenReturn(card.state) ? 'action' : 'neutral'}>
          {t(`returns.state.${card.state}`)}
        </Badge>
      </div>
      <ul className="flex flex-col gap-1">
        {card.lines.map((line) => (
          <li key={line.position}>
            <span className="font-semibold tabular-nums">{line.quantity}×</span> {line.name}{' '}
            <span className="text-ink-muted">
              {[...Object.values(line.variant), money(line.unit_paise)].join(' · ')}
            </span>
            <span className="block text-sm text-ink-muted">
              {t(`returns.reason.${line.reason}`)}
              {line.exchange_name
                ? ` · ${t('shopping:return.for', {
                    name: Object.values(line.exchange_variant ?? {}).join(', ') || line.exchange_name,
                  })}`
                : ''}
            </span>
          </li>
        ))}
      </ul>
      {card.note ? (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm wrap-anywhere">{card.note}</p>
      ) : null}
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <a
                href={photo}
                target="_blank"
                rel="noreferrer"
                aria-label={t('returns.photo', { number: index + 1 })}
              >
                <img src={photo} alt="" className="size-20 rounded-md object-cover" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-ink-muted">
        {card.state === 'approved' && card.pickup_on
          ? t('returns.pickup', { day: day(card.pickup_on) })
          : card.due_at
            ? t('returns.due', { time: dateTime(card.due_at) })
            : card.refund_paise > 0
              ? t('shopping:return.refunded', { amount: money(card.refund_paise) })
              : dateTime(card.state_since)}
      </p>
      {card.state === 'approved' ? <ReturnPickup card={card} vendorId={vendorId} /> : null}
      {moves.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {moves.map((to, index) => (
            <Button
              key={to}
              size="sm"
              variant={needsExplanation(to) ? 'dangerQuiet' : index === 0 ? 'primary' : 'secondary'}
              busy={isPending}
              unavailableReason={index === 0 ? unavailableReason : undefined}
              onClick={() => decide(to)}
            >
              {t(`returns.move.${to}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {deciding ? <DecideSheet card={card} to={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </Card>
  )
}
