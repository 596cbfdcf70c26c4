import type { Parcel, ParcelDrop } from '@angadi/data/parcels/detail.ts'
import { useDecideDrop } from '@angadi/data/parcels/drops.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ShareDrop } from './share-drop.tsx'

export interface DropCardProps {
  readonly orderId: string
  readonly drop: ParcelDrop
  readonly parcel: Parcel
  readonly isLive: boolean
}

/** One receiver: where, what became of it with its proof, and the sender's choice after a failed attempt. */
export function DropCard({ orderId, drop, parcel, isLive }: DropCardProps) {
  const { t } = useTranslation('parcels')
  const { time } = useFormats()
  const isOpen = isLive && (drop.state === 'waiting' || drop.state === 'failed')
  return (
    <Card className="flex flex-col gap-2">
      <div>
        <h3 className="font-semibold">
          {drop.n}. {drop.name}
        </h3>
        <p className="text-sm text-ink-muted">{[drop.line, drop.landmark].filter(Boolean).join(', ')}</p>
      </div>
      <p className="font-medium">
        {drop.state === 'delivered'
          ? t('view.state.delivered', { time: drop.done_at ? time(drop.done_at) : '' })
          : t(`view.state.${drop.state}`)}
        {drop.proof && drop.state === 'delivered' ? (
          <span className="font-normal text-ink-muted">
            {' · '}
            {t(`view.proof.${drop.proof}`, { name: drop.proof_name ?? '' })}
          </span>
        ) : null}
      </p>
      {drop.proof_strokes ? (
        <svg
          role="img"
          aria-label={t('view.signature', { name: drop.proof_name ?? '' })}
          viewBox="0 0 300 120"
          className="h-20 w-50 max-w-full rounded-sm border border-line"
        >
          <path d={drop.proof_strokes} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      ) : null}
      {drop.reason && drop.state !== 'delivered' && drop.state !== 'waiting' ? (
        <p className="text-sm text-ink-muted">
          {t(`view.reason.${drop.reason}`)}
          {drop.note ? ` · ${drop.note}` : ''}
        </p>
      ) : null}
      {drop.state === 'failed' && isLive ? <Choice orderId={orderId} drop={drop} parcel={parcel} /> : null}
      {isOpen ? <ShareDrop orderId={orderId} n={drop.n} name={drop.name} sender={parcel.sender} /> : null}
    </Card>
  )
}

function Choice({ orderId, drop, parcel }: Omit<DropCardProps, 'isLive'>) {
  const { t } = useTranslation('parcels')
  const { time, money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const decide = useDecideDrop(orderId)
  const send = (choice: 'retry' | 'return') =>
    decide.mutate({ n: drop.n, choice }, { onError: (error) => notify.problem(errorText(error)) })
  const chosen = decide.isPending ? decide.variables.choice : undefined
  return (
    <Banner tone="warning" urgent>
      <div className="flex flex-col gap-2">
        <p>{t('view.choose', { time: drop.decide_by ? time(drop.decide_by) : '' })}</p>
        {parcel.return ? <p>{t('view.returnPrice', { amount: money(parcel.return.paise) })}</p> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            busy={chosen === 'retry'}
            unavailableReason={unavailableReason}
            onClick={() => send('retry')}
          >
            {t('view.retry')}
          </Button>
          <Button
            variant="secondary"
            busy={chosen === 'return'}
            unavailableReason={unavailableReason}
            onClick={() => send('return')}
          >
            {t('view.return')}
          </Button>
        </div>
      </div>
    </Banner>
  )
}
