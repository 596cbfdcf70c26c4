import {
  COMPLAINT_CATEGORIES,
  type ComplaintCategory,
  type FiledComplaint,
  useFileComplaint,
} from '@angadi/data/digital/payment.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** How long a complaint may be, in letters; the same as the database's. */
const SHORTEST = 10
const LONGEST = 1000

export interface ComplaintSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** What a complaint is about, in the customer's words. */
export default function ComplaintSheet({ orderId, onClose }: ComplaintSheetProps) {
  const { t } = useTranslation('digital')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: file } = useFileComplaint(orderId)
  const [category, setCategory] = useState<ComplaintCategory>()
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const length = [...body.trim()].length
  const isLong = length >= SHORTEST && length <= LONGEST
  const { submit, isBusy, error } = useSubmission<ComplaintCategory, FiledComplaint>({
    form: 'complaint',
    work: (about) => file({ category: about, body: body.trim() }),
    onSuccess: ({ number }) => {
      notify.success(t('complaint.filed', { number }))
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('complaint.file')}
      closeLabel={t('pay.close')}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (category !== undefined && isLong) void submit(category)
        }}
      >
        {error ? (
          <Banner tone="danger" urgent>
            {errorText(error)}
          </Banner>
        ) : null}
        <RadioGroup
          label={t('complaint.about')}
          value={category}
          onChange={(value) => setCategory(COMPLAINT_CATEGORIES.find((one) => one === value))}
          options={COMPLAINT_CATEGORIES.map((one) => ({ value: one, label: t(`complaint.category.${one}`) }))}
          error={isTried && category === undefined ? t('complaint.choose') : undefined}
        />
        <TextArea
          label={t('complaint.body')}
          maxLength={LONGEST}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          error={isTried && !isLong ? t('complaint.length', { min: SHORTEST, max: LONGEST }) : undefined}
        />
        <Button type="submit" wide busy={isBusy} unavailableReason={unavailableReason}>
          {t('complaint.send')}
        </Button>
      </form>
    </DialogSheet>
  )
}
