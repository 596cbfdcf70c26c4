import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { Check, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface InPlaceProps {
  /** What the value is and of which item, such as "Price of Dosa". */
  readonly label: string
  /** The value to be edited, as text. */
  readonly value: string
  /** The value as shown. */
  readonly children: ReactNode
  readonly inputMode: 'decimal' | 'numeric'
  readonly isReadOnly: boolean
  /** Saves the text; answers what is wrong with it, which leaves the field open. */
  readonly onSave: (text: string) => Promise<string | undefined>
}

/** A value that is changed where it stands: one tap opens it, Enter or the tick saves, Escape leaves it. */
export function InPlace({ label, value, children, inputMode, isReadOnly, onSave }: InPlaceProps) {
  const { t } = useTranslation('common')
  const [draft, setDraft] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const problemId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setDraft(undefined)
    setProblem(undefined)
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (draft === undefined || isBusy) return
    if (draft.trim() === value) return leave()
    setBusy(true)
    const wrong = await onSave(draft)
    setBusy(false)
    setProblem(wrong)
    if (wrong === undefined) leave()
  }
  if (draft === undefined)
    return (
      <button
        ref={button}
        type="button"
        disabled={isReadOnly}
        onClick={() => setDraft(value)}
        className="-mx-1.5 inline-flex min-h-8 items-center rounded-sm px-1.5 font-semibold tabular-nums underline decoration-line-strong/60 decoration-dotted underline-offset-4 before:absolute before:-inset-y-1.5 before:inset-x-0 relative hover:bg-action-soft disabled:no-underline"
      >
        <span className="sr-only">{label}</span>
        {children}
      </button>
    )
  return (
    <form onSubmit={(event) => void save(event)} className="inline-flex flex-wrap items-center gap-x-0.5">
      <input
        // The vendor has just asked for this field.
        ref={(field) => field?.select()}
        aria-label={label}
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem ? true : undefined}
        inputMode={inputMode}
        enterKeyHint="done"
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave()
        }}
        className="h-touch w-20 rounded-sm border border-action bg-surface-raised px-2 text-base font-semibold tabular-nums outline-none focus-visible:outline-3 focus-visible:outline-focus"
      />
      <button
        type="submit"
        aria-label={t('save')}
        className="grid size-touch place-items-center rounded-full text-action-ink"
      >
        {isBusy ? <Spinner /> : <Check aria-hidden className="size-5" />}
      </button>
      <button
        type="button"
        aria-label={t('cancel')}
        onClick={leave}
        className="grid size-touch place-items-center rounded-full text-ink-muted"
      >
        <X aria-hidden className="size-5" />
      </button>
      <span id={problemId} role="alert" className="basis-full text-left text-sm text-danger-ink empty:hidden">
        {problem}
      </span>
    </form>
  )
}
