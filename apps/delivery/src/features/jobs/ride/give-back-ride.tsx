import {
  RIDE_BACK_REASONS,
  type RideBackReason,
  useGiveBackRide,
  useGivingBackPreview,
} from '@angadi/data/ride-console/give-back.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../parts/reason-dialog.tsx'

/** Gives a ride back before it begins, with what that costs; one to which nobody came is ended here. */
export function GiveBackRide({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('ride-job')
  const { money } = useFormats()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const { data: terms } = useGivingBackPreview(orderId, isOpen)
  const back = useGiveBackRide(orderId)
  const submit = (reason: RideBackReason) => {
    // The job disappears, and this component with it; the result is told all the same.
    back.mutateAsync(reason).then(
      () => notify.info(t(reason === 'rider_absent' ? 'back.ended' : 'back.done')),
      (error: unknown) => notify.problem(errorText(error)),
    )
    setOpen(false)
  }
  const absence = terms?.rider_absent
    ? [
        {
          value: 'rider_absent',
          label: t('back.rider_absent', { amount: money(terms.absence_paise) }),
        } as const,
      ]
    : []
  return (
    <>
      <Button
        variant="dangerQuiet"
        wide
        icon={<Undo2 aria-hidden />}
        busy={back.isPending}
        onClick={() => setOpen(true)}
      >
        {t('back.open')}
      </Button>
      <ReasonDialog<RideBackReason>
        open={isOpen}
        onOpenChange={setOpen}
        title={t('back.title')}
        description={
          terms && terms.fee_paise > 0
            ? `${t('back.text')} ${t('back.fee', { fee: money(terms.fee_paise) })}`
            : t('back.text')
        }
        label={t('back.reason')}
        reasons={[...absence, ...RIDE_BACK_REASONS.map((value) => ({ value, label: t(`back.${value}`) }))]}
        missing={t('back.missing')}
        confirmLabel={t('back.confirm')}
        variant="danger"
        onConfirm={submit}
      />
    </>
  )
}
