import { useHomeVisit, useMoveVisit } from '@angadi/data/home-services/home-visit.ts'
import type { Advanced } from '@angadi/data/orders/advance.ts'
import { directionsTo } from '@angadi/domain/geo.ts'
import { HANDOVER_CODE_LENGTH } from '@angadi/domain/orders/handover-code.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CodeEntry } from '@angadi/ui/code-entry/code-entry.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { MapPin, Navigation } from 'lucide-react'
import { useState } from 'react'
import { ProposeWork } from './propose-work.tsx'
import { TakePhotos } from './take-photos.tsx'

export interface VisitPanelProps {
  readonly vendorId: string
  readonly orderId: string
}

/** A visit at a customer's home: where it is, setting out, the code that begins the work, and extra work. */
export function VisitPanel({ vendorId, orderId }: VisitPanelProps) {
  const { t } = useTranslation('home-services')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { data: visit } = useHomeVisit(orderId)
  const { mutate, isPending, error, variables } = useMoveVisit(vendorId, orderId)
  const [answer, setAnswer] = useState<Advanced>()
  // Counts the wrong codes: each resets the fields.
  const [tries, setTries] = useState(0)
  if (!visit) return null
  const { status, address } = visit
  const mayBegin = status === 'confirmed' || status === 'on_way'
  return (
    <section aria-label={t('desk.title')} className="flex flex-col gap-4 rounded-lg border border-line p-4">
      {address ? (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <p className="flex min-w-0 flex-1 basis-48 gap-2">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">
              {[address.line, address.landmark, address.city, address.pincode].filter(Boolean).join(', ')}
            </span>
          </p>
          <LinkButton
            size="sm"
            variant="soft"
            icon={<Navigation aria-hidden />}
            render={<a href={directionsTo(address)} target="_blank" rel="noreferrer" />}
          >
            {t('desk.route')}
          </LinkButton>
        </div>
      ) : null}
      {status === 'confirmed' ? (
        <Button
          variant="secondary"
          busy={isPending && variables.to === 'on_way'}
          unavailableReason={offline}
          onClick={() => mutate({ to: 'on_way' })}
        >
          {t('desk.onWay')}
        </Button>
      ) : null}
      {mayBegin ? (
        <CodeEntry
          key={tries}
          label={t('desk.code')}
          hint={t('desk.codeHint')}
          digitLabel={(digit, length) => t('desk.digit', { digit, length })}
          length={HANDOVER_CODE_LENGTH}
          submitLabel={t('desk.begin')}
          busy={isPending && variables.to === 'in_progress'}
          unavailableReason={offline}
          error={
            error
              ? errorText(error)
              : answer?.outcome === 'wrong_code'
                ? t('desk.wrongCode', { count: answer.tries_left ?? 0 })
                : undefined
          }
          pause={
            answer?.outcome === 'code_locked' && answer.retry_at
              ? {
                  until: answer.retry_at,
                  serverOffsetMs: visit.offsetMs,
                  text: (seconds) => t('desk.locked', { seconds }),
                }
              : undefined
          }
          onSubmit={(code) => {
            setAnswer(undefined)
            mutate(
              { to: 'in_progress', code },
              {
                onSuccess: (answered) => {
                  setAnswer(answered)
                  if (answered.outcome !== 'moved') setTries((before) => before + 1)
                },
              },
            )
          }}
        />
      ) : null}
      {status === 'in_progress' || status === 'delivered' ? <TakePhotos orderId={orderId} /> : null}
      {status === 'in_progress' ? <ProposeWork orderId={orderId} /> : null}
    </section>
  )
}
