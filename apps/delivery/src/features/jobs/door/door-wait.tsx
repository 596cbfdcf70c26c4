import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

export interface DoorWaitProps {
  /** When the wait ends, by the server's clock. */
  readonly until: string
  /** The whole seconds left; 0 once it is over. */
  readonly left: number
}

/** The clock of the wait, in minutes and seconds. */
export function DoorWait({ until, left }: DoorWaitProps) {
  const { t } = useTranslation('courier-door')
  const { time } = useFormats()
  if (left === 0) return <p className="font-medium text-success-ink">{t('over')}</p>
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div>
      <p className="text-3xl font-bold tabular-nums" role="timer">
        {t('left', { time: clock })}
      </p>
      <p className="text-ink-muted">{t('waiting', { time: time(until) })}</p>
    </div>
  )
}
