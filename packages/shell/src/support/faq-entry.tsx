import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FaqEntryProps {
  readonly question: string
  /** The answer with its figures filled in; its line breaks are kept. */
  readonly answer: string
  /** Whether the answer is shown from the start. */
  readonly isOpen?: boolean | undefined
  /** What can be done at once, below the answer. */
  readonly action?: ReactNode
}

/** A frequent question that unfolds to its answer: for customers, and as a preview for those who write it. */
export function FaqEntry({ question, answer, isOpen = false, action }: FaqEntryProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-muted">
        <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </details>
  )
}
