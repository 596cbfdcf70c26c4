import type { NewMeasure, Provider } from '@angadi/data/measures/desk.ts'
import type { DeskMeasure } from '@angadi/data/measures/desk-measure.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useState } from 'react'
import { MeasureCard } from './measure-card.tsx'
import { MeasureForm } from './measure-form.tsx'

export interface ProviderMeasuresProps {
  readonly provider: Provider
  /** The suspension and the notice that are open. */
  readonly measures: readonly DeskMeasure[]
}

/** Pauses a vendor or a courier, or ends their work, and shows what of both is open. */
export function ProviderMeasures({ provider, measures }: ProviderMeasuresProps) {
  const { t } = useTranslation('measure-desk')
  const [kind, setKind] = useState<NewMeasure['kind']>()
  const may = (wanted: NewMeasure['kind']) =>
    measures.every((measure) => measure.kind !== wanted && measure.state !== 'ending')
  return (
    <div className="flex flex-col gap-3">
      {measures.map((measure) => (
        <MeasureCard key={measure.id} measure={measure} />
      ))}
      <div className="flex flex-wrap gap-2">
        {may('suspension') ? (
          <Button variant="dangerQuiet" size="sm" onClick={() => setKind('suspension')}>
            {t('suspend')}
          </Button>
        ) : null}
        {may('termination') ? (
          <Button variant="dangerQuiet" size="sm" onClick={() => setKind('termination')}>
            {t('end')}
          </Button>
        ) : null}
      </div>
      {kind ? <MeasureForm provider={provider} kind={kind} onClose={() => setKind(undefined)} /> : null}
    </div>
  )
}
