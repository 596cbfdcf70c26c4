import { type ReturnDecision, useDecideReturn } from '@angadi/data/shopping/parcels.ts'
import { useReturnPhotos } from '@angadi/data/shopping/return-photos.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import { appealMoves, isOpenReturn } from '@angadi/domain/shopping/returns.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

/** The longest note, in letters; the same as the database's. */
const LONGEST = 500

/** A return as an administrator sees it; what its seller has refused can be decided otherwise. */
export function DisputedReturn({ card }: { readonly card: ReturnCard }) {
  const { t } = useTranslation('seller')
  const { dateTime, money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: decide } = useDecideReturn()
  const { submit, isBusy, error } = useSubmission({
    form: 'disputed-return',
    work: (decision: ReturnDecision) => decide(decision),
    onError: () => undefined,
  })
  const { data: photos = [] } = useReturnPhotos(card.photos)
  const [note, setNote] = useState('')
  const [to] = appealMoves(card.state)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg font-semibold tabular-nums">{card.number}</h2>
          <p className="text-sm text-ink-muted">
            {t('admin.of', { vendor: card.vendor_name, order: card.order_number, name: card.customer_name })}
          </p>
        </div>
        <Badge tone={isOpenReturn(card.state) ? 'action' : to ? 'warning' : 'neutral'}>
          {t(`returns.state.${card.state}`)}
        </Badge>
      </div>
      <ul className="flex flex-col gap-1">
        {card.lines.map((line) => (
          <li key={line.position}>
            <span className="font-semibold tabular-nums">{line.quantity}×</span> {line.name}{' '}
            <span className="text-ink-muted">{money(line.unit_paise)}</span>
            <span className="block text-sm text-ink-muted">{t(`returns.reason.${line.reason}`)}</span>
          </li>
        ))}
      </ul>
      {card.note ? (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm wrap-anywhere">{card.note}</p>
      ) : null}
      {card.answer ? (
        <p className="text-sm wrap-anywhere">{t('admin.answer', { text: card.answer })}</p>
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
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <span>{dateTime(card.state_since)}</span>
        <AppLink
          to={pathTo('admin', undefined, { order: card.order_id })}
          className="inline-flex min-h-touch items-center text-action-ink underline"
        >
          {t('admin.order')}
        </AppLink>
      </p>
      {to === 'approved' || to === 'refunded' ? (
        <>
          {error ? (
            <Banner urgent tone="danger">
              {errorText(error)}
            </Banner>
          ) : null}
          <TextArea
            label={t('admin.note')}
            rows={2}
            maxLength={LONGEST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            size="sm"
            className="self-start"
            busy={isBusy}
            unavailableReason={unavailableReason}
            onClick={() => void submit({ returnId: card.id, to, note: note.trim() || undefined })}
          >
            {t(`admin.move.${to}`)}
          </Button>
        </>
      ) : null}
    </Card>
  )
}
