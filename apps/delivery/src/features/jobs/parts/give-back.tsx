import { useReleaseJob } from '@angadi/data/courier-console/change.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'

const REASONS = ['vehicle', 'too_long', 'too_far', 'emergency'] as const
type Reason = (typeof REASONS)[number]

/** Gives the job back before pick-up, with a reason; the search for another courier starts at once. */
export function GiveBack({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['delivery', 'common'])
  const errorText = useErrorText()
  const release = useReleaseJob()
  const unavailableReason = useOfflineReason()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<Reason | ''>('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    if (reason === '') return setMissing(true)
    // The job disappears at once, and this component with it; the result is reported all the same.
    release.mutateAsync({ orderId, reason }).then(
      () => notify.info(t('giveBack.done')),
      (error: unknown) => notify.problem(errorText(error)),
    )
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="dangerQuiet"
        wide
        icon={<Undo2 aria-hidden />}
        busy={release.isPending}
        onClick={() => setOpen(true)}
      >
        {t('giveBack.open')}
      </Button>
      <DialogSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('giveBack.title')}
        description={t('giveBack.text')}
        closeLabel={t('common:close')}
        footer={
          <Button variant="danger" wide unavailableReason={unavailableReason} onClick={submit}>
            {t('giveBack.confirm')}
          </Button>
        }
      >
        <RadioGroup
          label={t('giveBack.reason')}
          options={REASONS.map((value) => ({ value, label: t(`giveBack.${value}`) }))}
          value={reason}
          onChange={(value) => {
            setReason(REASONS.find((known) => known === value) ?? '')
            setMissing(false)
          }}
          {...(isMissing ? { error: t('giveBack.missing') } : {})}
        />
      </DialogSheet>
    </>
  )
}
