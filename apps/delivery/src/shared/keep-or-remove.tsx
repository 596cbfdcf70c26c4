import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface KeepOrRemoveProps {
  readonly keep: string
  readonly onKeep: () => void
  readonly remove: string
  /** Undefined where nothing is kept yet. */
  readonly onRemove: (() => void) | undefined
  readonly busy: boolean
}

/** The buttons below a sheet that sets something of one's own, which can be taken back; both need a network. */
export function KeepOrRemove({ keep, onKeep, remove, onRemove, busy }: KeepOrRemoveProps) {
  const unavailableReason = useOfflineReason()
  return (
    <div className="flex flex-col gap-2">
      <Button wide busy={busy} unavailableReason={unavailableReason} onClick={onKeep}>
        {keep}
      </Button>
      {onRemove ? (
        <Button variant="quiet" wide unavailableReason={unavailableReason} onClick={onRemove}>
          {remove}
        </Button>
      ) : null}
    </div>
  )
}
