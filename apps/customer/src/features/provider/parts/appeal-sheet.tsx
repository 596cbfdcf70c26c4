import { type Appeal, type MyMeasure, useAppeal } from '@angadi/data/measures/my-measures.ts'
import { APPEAL_TEXT, MOST_APPEAL_PAGES } from '@angadi/domain/measures/vocabulary.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { PaperPages } from './paper-pages.tsx'

/** Storing several photos over a slow network, in milliseconds. */
const SEND_MS = 120_000

export interface AppealSheetProps {
  readonly measure: MyMeasure
  readonly onClose: () => void
}

/** One's side of a suspension or a notice, with photos of papers; sent once. */
export function AppealSheet({ measure, onClose }: AppealSheetProps) {
  const { t } = useTranslation(['measures', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [words, setWords] = useState('')
  const [pages, setPages] = useState<readonly Blob[]>([])
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: send } = useAppeal(measure.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'appeal',
    timeoutMs: SEND_MS,
    work: (appeal: Appeal) => send(appeal),
    onSuccess: () => {
      notify.success(t('appeal.sent'))
      onClose()
    },
    onError: () => undefined,
  })
  const said = words.trim()
  const isTooShort = said.length < APPEAL_TEXT.least
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={t('appeal.title')}
      description={t('appeal.hint')}
      closeLabel={t('common:close')}
      footer={
        <Button
          size="lg"
          wide
          busy={isBusy}
          unavailableReason={offline}
          onClick={() => {
            setChecked(true)
            if (!isTooShort) void submit({ words: said, pages })
          }}
        >
          {t('appeal.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <TextArea
          label={t('appeal.label')}
          maxLength={APPEAL_TEXT.most}
          value={words}
          error={isChecked && isTooShort ? t('appeal.missing') : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <PaperPages most={MOST_APPEAL_PAGES} pages={pages} onChange={setPages} />
      </div>
    </DialogSheet>
  )
}
