import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoMatchProps {
  readonly title: string
  readonly clearLabel: string
  /** Takes the filter and the search away. */
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** Shown in place of a list that a filter or a search has left empty, with the button that clears it. */
export function NoMatch({ title, clearLabel, onClear, children }: NoMatchProps) {
  return (
    <EmptyState
      picture={<SearchX aria-hidden />}
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
