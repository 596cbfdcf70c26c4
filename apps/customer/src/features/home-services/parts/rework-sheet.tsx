import { useClaimRework, useReworkTimes } from '@angadi/data/home-services/rework.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { TimePicker } from '../../../shared/booking/time-picker.tsx'

const LEAST_LETTERS = 3
const MOST_LETTERS = 300

/** What is not right, who is to come and when: books the visit at which it is done again for nothing. */
export function ReworkSheet({
  orderId,
  onClose,
}: {
  readonly orderId: string
  readonly onClose: () => void
}) {
  const { t } = useTranslation(['home-services', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const navigateTo = useNavigateTo()
  const [today] = useState(() => indiaDay(Date.now()))
  const [key] = useState(() => crypto.randomUUID())
  const [who, setWho] = useState<'same' | 'other'>('same')
  const [note, setNote] = useState('')
  const [startsAt, setStartsAt] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const { data, error, isFetching, refetch } = useReworkTimes(orderId, today, who === 'other')
  const { mutate, isPending } = useClaimRework(orderId)
  const isShort = note.trim().length < LEAST_LETTERS
  const claim = () => {
    setChecked(true)
    if (isShort || !startsAt) return
    mutate(
      { startsAt, note: note.trim(), isSomebodyElse: who === 'other', key },
      {
        onSuccess: (made) => {
          notify.success(t('rework.booked'))
          navigateTo(pathTo('orderTrackingId', { id: made }))
        },
        onError: (problem) => notify.problem(t('rework.failed'), { description: errorText(problem) }),
      },
    )
  }
  return (
    <DialogSheet
      open
      onOpenChange={onClose}
      title={t('rework.title')}
      description={t('rework.text')}
      closeLabel={t('common:close')}
      footer={
        <Button wide busy={isPending} unavailableReason={offline} onClick={claim}>
          {t('rework.book')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label={t('rework.note')}
          value={note}
          maxLength={MOST_LETTERS}
          error={isChecked && isShort ? t('rework.noteShort') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <SegmentedControl
          label={t('rework.who')}
          segments={[
            { value: 'same', label: t('rework.same') },
            { value: 'other', label: t('rework.other') },
          ]}
          value={who}
          onChange={(next) => {
            setWho(next)
            setStartsAt(undefined)
          }}
        />
        <div className="flex flex-col gap-2">
          <TimePicker
            days={data}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
            selected={startsAt}
            onSelect={setStartsAt}
          />
          <p role="alert" className="text-sm text-danger-ink empty:hidden">
            {isChecked && !startsAt ? t('rework.noTime') : ''}
          </p>
        </div>
      </div>
    </DialogSheet>
  )
}
