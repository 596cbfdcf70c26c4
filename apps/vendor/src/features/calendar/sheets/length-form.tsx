import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { useResizeWalkIn } from '@angadi/data/booking-desk/change.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

/** The server's bounds of a length, in minutes. */
const [LEAST, MOST] = [5, 720]
const MINUTE_MS = 60_000

export interface LengthFormProps {
  readonly vendorId: string
  readonly booking: DeskBooking
  readonly onDone: () => void
}

/** How long the visit of whoever walked in takes, to the minute: what dragging its end does, for whoever does not drag. */
export function LengthForm({ vendorId, booking, onDone }: LengthFormProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { mutateAsync: resize, isPending } = useResizeWalkIn(vendorId)
  const [minutes, setMinutes] = useState(() =>
    String((Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / MINUTE_MS),
  )
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const length = /^\d{1,3}$/.test(minutes.trim()) ? Number(minutes) : 0
    if (length < LEAST || length > MOST) {
      setWrong(t('length.wrong', { least: LEAST, most: MOST }))
      return
    }
    setProblem(undefined)
    try {
      await resize({ booking, minutes: length })
      onDone()
    } catch (error) {
      noteFailure('resize-at-desk', 'error', error)
      setProblem(errorText(error))
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {problem ? (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      ) : null}
      <TextField
        label={t('length.minutes')}
        hint={t('length.hint')}
        inputMode="numeric"
        value={minutes}
        error={wrong}
        onChange={(event) => {
          setMinutes(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-40">
        <Button type="submit" busy={isPending} unavailableReason={offline}>
          {t('length.save')}
        </Button>
        <Button type="button" variant="secondary" onClick={onDone}>
          {t('common:back')}
        </Button>
      </div>
    </form>
  )
}
