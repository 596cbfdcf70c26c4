import { useDashboard } from '@angadi/data/activity/dashboard.ts'
import { milestones } from '@angadi/domain/journey/milestones.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, Circle } from 'lucide-react'

/** How far the customer has come with us, step by step (Spec §1 Dashboard: journey). */
export function Journey() {
  const { t } = useTranslation('dashboard')
  const { date, number } = useFormats()
  const { data } = useDashboard()
  if (!data) return null
  const steps = milestones({
    orders: data.orders_completed,
    vendors: data.vendors_tried,
    reviews: data.reviews,
    favourites: data.favourites,
  })
  return (
    <Section title={t('journey.title')}>
      <ol className="flex flex-col">
        <Step isDone title={t('journey.joined')} note={date(data.member_since)} />
        {steps.map(({ key, done, of }) => (
          <Step
            key={key}
            isDone={done === of}
            title={t(`journey.${key}`)}
            note={
              key === 'first_order' && data.first_order_at
                ? date(data.first_order_at)
                : done < of && of > 1
                  ? t('journey.soFar', { done: number(done), of: number(of) })
                  : undefined
            }
          />
        ))}
      </ol>
    </Section>
  )
}

function Step({
  isDone,
  title,
  note,
}: {
  readonly isDone: boolean
  readonly title: string
  readonly note?: string | undefined
}) {
  const { t } = useTranslation('dashboard')
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full ${isDone ? 'bg-success text-on-success' : 'bg-surface-sunken text-ink-muted'}`}
      >
        {isDone ? <Check className="size-4.5" /> : <Circle className="size-3" />}
      </span>
      <span className={`min-w-0 flex-1 ${isDone ? 'font-medium' : 'text-ink-muted'}`}>
        {title}
        <span className="sr-only">{isDone ? t('journey.done') : t('journey.open')}</span>
      </span>
      {note ? <span className="text-sm text-ink-muted tabular-nums">{note}</span> : null}
    </li>
  )
}
