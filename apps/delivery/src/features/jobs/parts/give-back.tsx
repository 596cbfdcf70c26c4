import { useReleaseJob } from '@angadi/data/courier-console/change.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'

const REASONS = ['vehicle', 'too_long', 'too_far', 'emergency'] as const

/** Gives the job back before pick-up, with a reason; the search for another courier starts at once. */
export function GiveBack({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('delivery')
  const errorText = useErrorText()
  const release = useReleaseJob()
  const [isOpen, setOpen] = useState(false)
  const submit = (reason: (typeof REASONS)[number]) => {
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
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('giveBack.title')}
        description={t('giveBack.text')}
        label={t('giveBack.reason')}
        reasons={REASONS.map((value) => ({ value, label: t(`giveBack.${value}`) }))}
        missing={t('giveBack.missing')}
        confirmLabel={t('giveBack.confirm')}
        variant="danger"
        onConfirm={submit}
      />
    </>
  )
}
