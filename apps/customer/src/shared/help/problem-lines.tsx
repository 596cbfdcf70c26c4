import type { ReportableLine } from '@angadi/data/help/order-help.ts'
import { useItemNames } from '@angadi/data/orders/item-names.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'

/** How many pieces of each line are concerned, by position. */
export type ChosenPieces = ReadonlyMap<number, number>

export interface ProblemLinesProps {
  readonly lines: readonly ReportableLine[]
  readonly chosen: ChosenPieces
  readonly onChange: (chosen: ChosenPieces) => void
  readonly error: string | undefined
}

/** The items of an order, to choose those that are concerned and how many of each. */
export function ProblemLines({ lines, chosen, onChange, error }: ProblemLinesProps) {
  const { t } = useTranslation('help')
  const { money } = useFormats()
  const named = lines.map((line) => ({ ...line, id: line.item_id ?? null }))
  const namesOf = useItemNames(named)
  const put = (position: number, pieces: number) => {
    const next = new Map(chosen)
    if (pieces > 0) next.set(position, pieces)
    else next.delete(position)
    onChange(next)
  }
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={error ? 'problem-lines-error' : undefined}>
      <legend className="mb-1 text-sm font-medium">{t('report.lines')}</legend>
      {named.map((line) => {
        const pieces = chosen.get(line.position)
        const { name, options } = namesOf(line)
        return (
          <div key={line.position} className="border-b border-line last:border-b-0">
            <Checkbox
              label={`${line.quantity} × ${name}`}
              hint={
                line.charged_paise === 0
                  ? t('report.notCharged')
                  : line.left === 0
                    ? t('report.reported')
                    : line.left < line.quantity
                      ? t('report.left', { left: line.left, ordered: line.quantity })
                      : options.join(', ') || undefined
              }
              trail={<span className="tabular-nums">{money(line.charged_paise)}</span>}
              disabled={line.left === 0}
              checked={pieces !== undefined}
              onChange={(event) => put(line.position, event.target.checked ? line.left : 0)}
            />
            {pieces !== undefined && line.left > 1 ? (
              <div className="pb-3 pl-9">
                <NumberStepper
                  label={t('report.pieces', { name })}
                  value={pieces}
                  onChange={(next) => put(line.position, next)}
                  min={1}
                  max={line.left}
                  decreaseLabel={t('report.fewer')}
                  increaseLabel={t('report.more')}
                />
              </div>
            ) : null}
          </div>
        )
      })}
      {error ? (
        <p id="problem-lines-error" role="alert" className="mt-1 text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
