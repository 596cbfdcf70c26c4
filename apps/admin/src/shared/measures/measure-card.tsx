import {
  type AppealAnswer,
  useDecideAppeal,
  useDecideTermination,
  useLiftMeasure,
  useOpenAppealPage,
} from '@angadi/data/measures/desk.ts'
import type { DeskMeasure } from '@angadi/data/measures/desk-measure.ts'
import { MEASURE_NOTE } from '@angadi/domain/measures/vocabulary.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useMeasureWords } from '@angadi/shell/measures/use-measure-words.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'

/** A suspension or a notice on the desk: why, by whom, its appeal, and what can be done about it. */
export function MeasureCard({ measure }: { readonly measure: DeskMeasure }) {
  const { t } = useTranslation('measure-desk')
  const { dateTime } = useFormats()
  const words = useMeasureWords()
  const lasts = words.until(measure)
  return (
    <Banner
      isWatched
      tone={measure.state === 'in_force' || measure.state === 'ending' ? 'danger' : 'warning'}
      title={words.title(measure)}
    >
      <div className="flex flex-col gap-2">
        <p className="break-words">{`${words.why(measure)} ${lasts}`.trim()}</p>
        <p>{t('by', { name: measure.by ?? '–', at: dateTime(measure.at) })}</p>
        {measure.appeal ? <Appeal measure={measure} /> : null}
        {measure.is_own ? <p>{t('own')}</p> : <Acts measure={measure} />}
      </div>
    </Banner>
  )
}

/** Lifting it, or the second person's word. */
function Acts({ measure }: { readonly measure: DeskMeasure }) {
  const { t } = useTranslation('measure-desk')
  const unavailableReason = useOfflineReason()
  const { mutateAsync: lift } = useLiftMeasure(measure.id)
  const { mutateAsync: agree } = useDecideTermination(measure.id)
  const waits = measure.state === 'waiting'
  const { submit, isBusy } = useSubmission({
    form: 'measure-act',
    work: (isYes: boolean) => (waits ? agree(isYes) : lift(isYes)),
  })
  const isAsked = measure.lift_asked_by !== null
  const mayAgree = waits ? !measure.is_by_caller : !measure.is_lift_asked_by_caller
  const button = { size: 'sm', busy: isBusy, unavailableReason } as const
  const yes = waits || isAsked ? 'agree' : measure.kind === 'suspension' ? 'lift' : 'withdraw'
  return (
    <>
      {waits ? <p>{t('waitsForSecond', { name: measure.by ?? '–' })}</p> : null}
      {isAsked ? (
        <p>
          {measure.is_lift_asked_by_caller
            ? t('askedByYou')
            : t('askedBy', { name: measure.lift_asked_by ?? '' })}
        </p>
      ) : null}
      {measure.is_grave && !isAsked && !waits ? <p>{t('grave')}</p> : null}
      <div className="flex flex-wrap gap-2">
        {mayAgree ? (
          <Button {...button} variant="secondary" onClick={() => void submit(true)}>
            {t(yes)}
          </Button>
        ) : null}
        {waits || isAsked ? (
          <Button {...button} variant="quiet" onClick={() => void submit(false)}>
            {t(waits ? 'refuse' : 'keep')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** What the person says, its pages, and the answer. */
function Appeal({ measure }: { readonly measure: DeskMeasure }) {
  const { t } = useTranslation('measure-desk')
  const { appeal_decided_by: decider, appeal_answer: answer } = measure
  const isAnswered = decider !== null || answer !== null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-2">
      <p className="font-semibold">{t('appealOf')}</p>
      <p className="break-words whitespace-pre-line">{measure.appeal}</p>
      {isAnswered ? (
        <p className="break-words">
          {t('answered', { name: decider ?? '–' })}: {answer}
        </p>
      ) : measure.is_by_caller ? (
        <p>{t('yourDecision')}</p>
      ) : measure.is_own ? null : (
        <>
          <Pages measure={measure} />
          <Answer measure={measure} />
        </>
      )}
    </section>
  )
}

function Pages({ measure }: { readonly measure: DeskMeasure }) {
  const { t } = useTranslation('measure-desk')
  const unavailableReason = useOfflineReason()
  const { mutateAsync: open } = useOpenAppealPage(measure.id)
  const { submit, isBusy } = useSubmission({
    form: 'open-appeal-page',
    work: (page: number) => open(page),
    onSuccess: (address) => void window.open(address, '_blank', 'noopener'),
  })
  if (measure.pages === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {Array.from({ length: measure.pages }, (_, index) => index + 1).map((page) => (
        <Button
          key={page}
          variant="secondary"
          size="sm"
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={() => void submit(page)}
        >
          {t('page', { number: page })}
        </Button>
      ))}
      <p className="w-full">{t('opensNew')}</p>
    </div>
  )
}

function Answer({ measure }: { readonly measure: DeskMeasure }) {
  const { t } = useTranslation('measure-desk')
  const unavailableReason = useOfflineReason()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: decide } = useDecideAppeal(measure.id)
  const { submit, isBusy } = useSubmission({
    form: 'appeal-answer',
    work: (answer: AppealAnswer) => decide(answer),
  })
  const button = { variant: 'secondary', size: 'sm', busy: isBusy, unavailableReason } as const
  const answer = typed.trim()
  const isTooShort = answer.length < MEASURE_NOTE.least
  const send = (accept: boolean) => {
    setChecked(true)
    if (!isTooShort) void submit({ accept, answer })
  }
  return (
    <>
      <TextArea
        label={t('answer')}
        hint={t('answerHint')}
        maxLength={MEASURE_NOTE.most}
        value={typed}
        error={isChecked && isTooShort ? t('noteMissing') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...button} onClick={() => send(true)}>
          {t('accept')}
        </Button>
        <Button {...button} onClick={() => send(false)}>
          {t('stays')}
        </Button>
      </div>
    </>
  )
}
