import { MOST_SPANS, type WorkingDay, type WorkingSpan } from '@angadi/domain/salon-desk/working-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Coffee, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DayFieldsProps {
  /** What the day is called: in labels, and above its hours. */
  readonly name: string
  readonly day: WorkingDay
  readonly onChange: (day: WorkingDay) => void
  /** At the end of the title row, such as to copy the day. */
  readonly action?: ReactNode
  readonly error?: string | undefined
}

/** What a first span, a further one, and a break begin as. */
const FIRST: WorkingSpan = { opens: '10:00', closes: '20:00' }
const SECOND: WorkingSpan = { opens: '16:00', closes: '20:00' }
const BREAK: WorkingSpan = { opens: '13:30', closes: '14:15' }

/** The hours of one day: several spans and breaks; none of them, and nobody is there. */
export function DayFields({ name, day, onChange, action, error }: DayFieldsProps) {
  const { t } = useTranslation('salon')
  const { spans, breaks } = day
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-touch flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 basis-24 font-medium break-words">{name}</span>
        {spans.length === 0 ? <span className="text-ink-muted">{t('hours.away')}</span> : null}
        {action}
      </div>
      {spans.map((span, at) => (
        // The place in the day is what tells two spans apart.
        <Span
          key={`span-${at}`}
          labels={[t('hours.opens', { day: name }), t('hours.closes', { day: name })]}
          remove={t('hours.remove', { day: name })}
          span={span}
          onChange={(next) => onChange({ ...day, spans: spans.with(at, next) })}
          onRemove={() => onChange({ ...day, spans: spans.toSpliced(at, 1) })}
        />
      ))}
      {spans.length === 0
        ? null
        : breaks.map((span, at) => (
            <Span
              key={`break-${at}`}
              isBreak
              labels={[t('hours.breakFrom', { day: name }), t('hours.breakUntil', { day: name })]}
              remove={t('hours.removeBreak', { day: name })}
              span={span}
              onChange={(next) => onChange({ ...day, breaks: breaks.with(at, next) })}
              onRemove={() => onChange({ ...day, breaks: breaks.toSpliced(at, 1) })}
            />
          ))}
      <div className="flex flex-wrap gap-x-2">
        {spans.length < MOST_SPANS ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus aria-hidden />}
            aria-label={t('hours.add', { day: name })}
            onClick={() => onChange({ ...day, spans: [...spans, spans.length === 0 ? FIRST : SECOND] })}
          >
            {t('hours.addShort')}
          </Button>
        ) : null}
        {spans.length > 0 && breaks.length < MOST_SPANS ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Coffee aria-hidden />}
            aria-label={t('hours.addBreak', { day: name })}
            onClick={() => onChange({ ...day, breaks: [...breaks, BREAK] })}
          >
            {t('hours.addBreakShort')}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}

interface SpanProps {
  readonly labels: readonly [string, string]
  readonly remove: string
  readonly span: WorkingSpan
  readonly isBreak?: boolean
  readonly onChange: (span: WorkingSpan) => void
  readonly onRemove: () => void
}

function Span({ labels: [from, until], remove, span, isBreak = false, onChange, onRemove }: SpanProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {isBreak ? <Coffee aria-hidden className="size-5 shrink-0 text-ink-muted" /> : null}
      <span className="min-w-0 flex-1 basis-28">
        <TextField
          label={from}
          hideLabel
          type="time"
          value={span.opens}
          onChange={(event) => onChange({ ...span, opens: event.currentTarget.value })}
        />
      </span>
      <span aria-hidden>–</span>
      <span className="min-w-0 flex-1 basis-28">
        <TextField
          label={until}
          hideLabel
          type="time"
          value={span.closes}
          onChange={(event) => onChange({ ...span, closes: event.currentTarget.value })}
        />
      </span>
      <IconButton label={remove} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </div>
  )
}
