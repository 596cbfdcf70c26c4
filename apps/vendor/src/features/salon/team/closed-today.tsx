import { salonDeskKeys } from '@angadi/data/salon-desk/keys.ts'
import { useVendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSetHoliday } from '@angadi/data/vendor-card/change-card.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarOff, DoorOpen } from 'lucide-react'
import { useState } from 'react'

export interface ClosedTodayProps {
  readonly vendor: MyVendor
  /** The present day in India. */
  readonly today: string
}

/** Closes the business for today, or opens it again: nobody can be booked then, and what is booked stands. */
export function ClosedToday({ vendor, today }: ClosedTodayProps) {
  const { t } = useTranslation(['salon', 'common'])
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data: card } = useVendorCard(vendor.id)
  const { mutateAsync, isPending } = useSetHoliday(vendor.id)
  if (!card) return null
  const isClosed = card.holidays.some(({ day }) => day === today)
  const set = () =>
    mutateAsync({ day: today, closed: !isClosed }).then(
      () => {
        setAsking(false)
        notify.success(t(isClosed ? 'closed.opened' : 'closed.done'))
        void queryClient.invalidateQueries({ queryKey: salonDeskKeys.of(vendor.id) })
      },
      (error: unknown) => {
        setAsking(false)
        notify.problem(errorText(error))
      },
    )
  return (
    <>
      {isClosed ? (
        <Button
          variant="secondary"
          icon={<DoorOpen aria-hidden />}
          busy={isPending}
          onClick={() => void set()}
        >
          {t('closed.open')}
        </Button>
      ) : (
        <Button variant="secondary" icon={<CalendarOff aria-hidden />} onClick={() => setAsking(true)}>
          {t('closed.close')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('closed.title')}
        body={t('closed.text')}
        confirmLabel={t('closed.close')}
        cancelLabel={t('common:cancel')}
        busy={isPending}
        onConfirm={() => void set()}
      />
    </>
  )
}
