import type { RideOption } from '@angadi/data/rides/ride-options.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useState } from 'react'
import type { RideDraft } from '../ride-draft.ts'
import { isReservable } from '../schedule-limits.ts'
import { useRideWords } from '../use-ride-words.ts'

export interface RequestBarProps {
  readonly draft: RideDraft
  readonly option: RideOption | undefined
  /** Whether the ride cannot be ordered as it is. */
  readonly isRefused: boolean
  readonly onRequest: () => void
}

/** The one button of the page: "Request auto · ₹130–151"; a guest signs in and finds everything as it was. */
export function RequestBar({ draft, option, isRefused, onRequest }: RequestBarProps) {
  const { t } = useTranslation('rides')
  const words = useRideWords()
  const offline = useOfflineReason()
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const [now] = useState(Date.now)
  if (!option) return null
  const vehicle = words.vehicle(option.vehicle)
  const missing = !draft.isForOther
    ? undefined
    : draft.riderName.trim() === ''
      ? t('who.nameMissing')
      : readPhone(draft.riderPhone).ok
        ? undefined
        : t('who.phoneInvalid')
  const wrongTime = draft.at && !isReservable(draft.at, now) ? t('when.invalid') : undefined
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-sticky -mx-4 flex flex-col gap-2 border-t border-line bg-surface-raised px-4 pt-3 pb-[calc(var(--spacing-safe-bottom)+0.75rem)] md:static md:m-0 md:border-0 md:bg-transparent md:p-0"
    >
      {isGuest ? <p className="text-center text-sm text-ink-muted">{t('request.signInNote')}</p> : null}
      <Button
        size="lg"
        wide
        disabled={isRefused}
        unavailableReason={offline ?? missing ?? wrongTime}
        onClick={onRequest}
      >
        {isGuest ? (
          t('request.signIn')
        ) : (
          <>
            {t(draft.at ? 'request.schedule' : 'request.action', { vehicle })}{' '}
            <span className="tabular-nums">· {words.range(option)}</span>
          </>
        )}
      </Button>
    </div>
  )
}
