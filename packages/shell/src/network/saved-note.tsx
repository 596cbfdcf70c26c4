import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { CloudOff } from 'lucide-react'
import { useOnline } from '../use-online.ts'

export interface SavedNoteProps {
  /** When the shown data came from the server, in milliseconds since 1970; 0 while there are none. */
  readonly since: number
}

/** Shows above a list how old it is while offline; nothing while online (Spec §8 Offline). */
export function SavedNote({ since }: SavedNoteProps) {
  const { t } = useTranslation('shell')
  const { time, dateTime } = useFormats()
  const isOnline = useOnline()
  if (isOnline || since === 0) return null
  const at = new Date(since)
  const isToday = at.toDateString() === new Date().toDateString()
  return (
    <p className="mb-4 flex min-h-8 items-center gap-2 rounded-md bg-warning-soft px-3 py-1 text-sm text-warning-ink">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {t('saved', { time: isToday ? time(at) : dateTime(at) })}
    </p>
  )
}
