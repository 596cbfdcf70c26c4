import type { PickingLine } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { PickingActions } from '../use-picking-actions.ts'

export interface PiecesPickerProps {
  readonly line: PickingLine
  readonly actions: PickingActions
}

/** Says how many pieces of a line are there: all by one tap, none by another, some by counting. */
export function PiecesPicker({ line, actions }: PiecesPickerProps) {
  const { t } = useTranslation('picking')
  const offline = useOfflineReason()
  const [draft, setDraft] = useState<number>()
  const counted = draft ?? line.picked_quantity ?? line.quantity
  return (
    <div className="flex flex-wrap gap-2">
      {line.state === 'picked' ? null : (
        <Button
          className="flex-1"
          icon={<Check aria-hidden />}
          variant={line.state === 'waiting' ? 'primary' : 'secondary'}
          unavailableReason={offline}
          onClick={() => actions.pick(line, line.quantity)}
        >
          {t('pick.all')}
        </Button>
      )}
      {line.picked_quantity === 0 ? null : (
        <Button
          className="flex-1"
          variant="secondary"
          icon={<X aria-hidden />}
          aria-disabled={offline !== undefined}
          onClick={() => {
            if (offline === undefined) actions.pick(line, 0)
          }}
        >
          {t('pick.none')}
        </Button>
      )}
      {line.quantity > 1 ? (
        <div className="flex w-full flex-wrap items-center gap-2">
          <NumberStepper
            label={t('pick.count', { name: line.name })}
            value={counted}
            onChange={setDraft}
            min={0}
            max={line.quantity}
            decreaseLabel={t('pick.less')}
            increaseLabel={t('pick.more')}
          />
          {draft !== undefined && draft !== line.picked_quantity ? (
            <Button
              variant="secondary"
              aria-disabled={offline !== undefined}
              onClick={() => {
                if (offline !== undefined) return
                actions.pick(line, draft)
                setDraft(undefined)
              }}
            >
              {t('pick.some', { count: draft })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
