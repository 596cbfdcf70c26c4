import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DoorStepProps {
  /** From 1. */
  readonly step: number
  readonly isDone: boolean
  readonly title: string
  readonly children?: ReactNode
}

/** One thing to do at a door that nobody opens, ticked once it is done. */
export function DoorStep({ step, isDone, title, children }: DoorStepProps) {
  const { t } = useTranslation('courier-door')
  return (
    <li className="flex items-start gap-3">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full font-bold [&_svg]:size-5 ${isDone ? 'bg-success text-on-success' : 'bg-surface-sunken text-ink-muted'}`}
      >
        <span aria-hidden>{isDone ? <Check /> : step}</span>
        <span className="sr-only">{isDone ? t('done') : t('step', { step })}</span>
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 pt-0.5">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  )
}
