import { HELP_REASONS, type HelpReason, useAskSupport } from '@angadi/data/courier-console/ask-support.ts'
import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Phone, Siren } from 'lucide-react'
import { useState } from 'react'

/** The emergency number of India. */
const EMERGENCY = '112'
/** As long as a ticket's first message. */
const MOST_LETTERS = 1000

export interface HelpSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Help during a job: the emergency number, support by phone, and a message that tells the administration at once. */
export default function HelpSheet({ orderId, onClose }: HelpSheetProps) {
  const { t, i18n } = useTranslation(['courier-door', 'common'])
  const unavailableReason = useOfflineReason()
  const { data: settings } = usePublicSettings()
  const phone = settings?.find(({ setting_key }) => setting_key === 'support_phone')?.setting_value
  const { mutateAsync: ask } = useAskSupport(orderId)
  const [about, setAbout] = useState<HelpReason>()
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { submit, isBusy } = useSubmission({
    form: 'courier-help',
    work: (chosen: HelpReason) => ask({ about: chosen, note, language: i18n.language }),
    onSuccess: ({ ticket_number: number }) => {
      notify.success(t('help.sent', { number }))
      onClose()
    },
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('help.title')}
      description={t('help.text')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={() => {
            setChecked(true)
            if (about) void submit(about)
          }}
        >
          {t('help.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <LinkButton
            variant="danger"
            size="lg"
            wide
            icon={<Siren aria-hidden />}
            render={<a href={`tel:${EMERGENCY}`} />}
          >
            {t('help.emergency')}
          </LinkButton>
          {typeof phone === 'string' && phone !== '' ? (
            <LinkButton
              variant="secondary"
              wide
              icon={<Phone aria-hidden />}
              render={<a href={`tel:${phone.replaceAll(' ', '')}`} />}
            >
              {t('help.callSupport', { phone })}
            </LinkButton>
          ) : null}
        </div>
        <RadioGroup
          label={t('help.about')}
          options={HELP_REASONS.map((value) => ({ value, label: t(`help.${value}`) }))}
          value={about}
          onChange={(value) => setAbout(HELP_REASONS.find((one) => one === value))}
          error={isChecked && about === undefined ? t('help.missing') : undefined}
        />
        <TextArea
          label={t('help.note')}
          hint={t('help.position')}
          maxLength={MOST_LETTERS}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </DialogSheet>
  )
}
