import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useVisitWords } from '../../../shared/booking/use-visit-words.ts'

const MINUTE_MS = 60_000

/** Since when the work goes on, to the minute. */
export function WorkTimer({ beganAt }: { readonly beganAt: string }) {
  const { t } = useTranslation('home-services')
  const { time } = useFormats()
  const { length } = useVisitWords()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - Date.parse(beganAt)) / MINUTE_MS))
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-md bg-surface-sunken px-3 py-2.5">
      <Timer aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <span>{t('timer.since', { time: time(beganAt) })}</span>
      <span className="font-semibold tabular-nums">{length(minutes)}</span>
    </p>
  )
}
