import type { OrderHelp, ReportableProblem, Reported } from '@angadi/data/help/order-help.ts'
import { useReportPreview, useReportProblem } from '@angadi/data/help/order-help.ts'
import { storeSupportPicture, WITH_PICTURE_MS } from '@angadi/data/help/support-picture.ts'
import { LEAST_TICKET_LETTERS, lettersOf, MOST_SUPPORT_LETTERS } from '@angadi/domain/help/text-limits.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { PhotoField } from '@angadi/shell/support/photo-field.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { type ChosenPieces, ProblemLines } from './problem-lines.tsx'
import { useHelpPromises } from './use-help-promises.ts'

export interface ProblemFormProps {
  readonly help: OrderHelp
  readonly problem: ReportableProblem
  readonly onBack: () => void
  readonly onReported: (reported: Reported) => void
}

/** Which items a problem concerns, with a photo and words where they help. */
export function ProblemForm({ help, problem, onBack, onReported }: ProblemFormProps) {
  const { t } = useTranslation('help')
  const { money } = useFormats()
  const language = useLanguage((state) => state.language)
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const promises = useHelpPromises()
  const { mutateAsync } = useReportProblem(help.order_id)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<ChosenPieces>(new Map())
  const [body, setBody] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [isTried, setTried] = useState(false)
  const isLate = problem.decided === 'late'
  const needsWords = problem.decided === 'by_hand'
  const isShort = needsWords && lettersOf(body) < LEAST_TICKET_LETTERS
  const hasNoLines = problem.needs_lines && chosen.size === 0
  const { submit, isBusy, error } = useSubmission<ChosenPieces, Reported>({
    form: 'order-problem',
    timeoutMs: WITH_PICTURE_MS,
    validate: () => {
      setTried(true)
      return !isShort && !hasNoLines
    },
    work: async (pieces, signal) => {
      const picture = photo ? await storeSupportPicture(photo, signal) : undefined
      return mutateAsync({
        problem: problem.problem,
        lines: [...pieces].map(([position, quantity]) => ({ position, quantity })),
        body: body.trim(),
        picture,
        language,
        idempotencyKey,
      })
    },
    onSuccess: onReported,
    onError: () => undefined,
  })
  const pieces = [...chosen].map(([position, quantity]) => ({ position, quantity }))
  // What is being reported cannot be reported once more.
  const preview = useReportPreview(help.order_id, isBusy ? [] : pieces)
  const value = chosen.size > 0 ? (preview.data?.refund_paise ?? 0) : 0
  const failure = error ?? (chosen.size > 0 ? preview.error : null)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(chosen)
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{t(`topic.${problem.problem}`)}</h3>
        <Button variant="quiet" size="sm" icon={<ChevronLeft aria-hidden />} onClick={onBack}>
          {t('report.back')}
        </Button>
      </div>
      {failure ? (
        <Banner tone="danger" urgent>
          {errorText(failure)}
        </Banner>
      ) : null}
      {problem.needs_lines ? (
        <ProblemLines
          lines={help.lines}
          chosen={chosen}
          onChange={setChosen}
          error={isTried && hasNoLines ? t('report.linesMissing') : undefined}
        />
      ) : null}
      {isLate ? (
        <p>{t('report.lateText')}</p>
      ) : (
        <>
          <TextArea
            label={needsWords ? t('report.bodyNeeded') : t('report.body')}
            maxLength={MOST_SUPPORT_LETTERS}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            error={
              isTried && isShort
                ? t('new.length', { min: LEAST_TICKET_LETTERS, max: MOST_SUPPORT_LETTERS })
                : undefined
            }
          />
          <div className="flex flex-col gap-1.5">
            <PhotoField photo={photo} onChange={setPhoto} />
            {problem.needs_photo && !photo ? (
              <p className="text-sm text-ink-muted">{t('report.photoHint')}</p>
            ) : null}
          </div>
        </>
      )}
      {problem.needs_lines && promises ? (
        <p className="text-sm text-ink-muted">{t('report.atOnce', { ...promises })}</p>
      ) : null}
      <div className="flex flex-col gap-2">
        {value > 0 ? (
          <p className="font-semibold tabular-nums">{t('report.value', { amount: money(value) })}</p>
        ) : null}
        <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
          {isLate ? t('report.sendLate') : t('report.send')}
        </Button>
      </div>
    </form>
  )
}
