import type { MyMeasure } from '@angadi/data/measures/my-measures.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useMeasureWords } from '@angadi/shell/measures/use-measure-words.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { useState } from 'react'
import { AppealSheet } from './appeal-sheet.tsx'

/** What was decided about one's work: why, until when, what to do, and the appeal with its answer. */
export function MeasureCard({ measure }: { readonly measure: MyMeasure }) {
  const { t } = useTranslation('measures')
  const { date } = useFormats()
  const words = useMeasureWords()
  const [isAppealing, setAppealing] = useState(false)
  const { state } = measure
  const lasts = words.until(measure)
  return (
    <Card>
      <h2 className="text-lg font-bold break-words">{words.title(measure)}</h2>
      <p className="mt-2 break-words">{words.why(measure)}</p>
      {lasts ? <p className="mt-2">{lasts}</p> : null}
      {state === 'in_force' || state === 'notice' || state === 'ending' ? (
        <p className="mt-2">{t(`todo.${state}`)}</p>
      ) : null}
      {measure.appeal ? <AppealState measure={measure} /> : null}
      {measure.may_appeal ? (
        <div className="mt-4 flex flex-col items-start gap-3">
          <p className="text-sm text-ink-muted">{t('appeal.until', { date: date(measure.appeal_until) })}</p>
          <Button onClick={() => setAppealing(true)}>{t('appeal.action')}</Button>
        </div>
      ) : null}
      {isAppealing ? <AppealSheet measure={measure} onClose={() => setAppealing(false)} /> : null}
    </Card>
  )
}

function AppealState({ measure }: { readonly measure: MyMeasure }) {
  const { t } = useTranslation('measures')
  const { dateTime } = useFormats()
  const { appeal_accepted: isAccepted, appeal_answer: answer, pages, openings } = measure
  return (
    <section className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="font-semibold">{t('appeal.yours')}</h3>
      <p className="break-words whitespace-pre-line">{measure.appeal}</p>
      {pages > 0 ? <p className="text-sm text-ink-muted">{t('appeal.pages', { count: pages })}</p> : null}
      <p className="font-medium">
        {t(`appeal.${isAccepted === null ? 'waits' : isAccepted ? 'accepted' : 'refused'}`)}
      </p>
      {answer ? <p className="break-words">{answer}</p> : null}
      <ul className="text-sm text-ink-muted">
        {openings.map(({ at, page }) => (
          <li key={`${at}-${page}`}>{t('appeal.opened', { page, at: dateTime(at) })}</li>
        ))}
      </ul>
    </section>
  )
}
