import type { ParcelProof, ParcelStep } from '@angadi/data/parcels/courier.ts'
import type { ParcelStop } from '@angadi/data/parcels/parcel-job.ts'
import type { FailReason } from '@angadi/domain/parcels/drop-steps.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { FailDrop } from './fail-drop.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { StepCode } from './step-code.tsx'
import { TakePhoto } from './take-photo.tsx'

export interface HandOverProps {
  readonly stop: ParcelStop
  readonly answer: ParcelStep | undefined
  readonly busy: boolean
  readonly onDeliver: (proof: ParcelProof) => void
  readonly onFail: (reason: FailReason, note: string) => void
}

/** At a door: the code, or without one a photo, or the name and signature of whoever takes it. */
export function HandOver({ stop, answer, busy, onDeliver, onFail }: HandOverProps) {
  const { t } = useTranslation('parcels')
  const { money } = useFormats()
  const [name, setName] = useState('')
  const [strokes, setStrokes] = useState('')
  return (
    <div className="flex flex-col gap-5">
      {stop.collect_paise > 0 ? (
        <Banner tone="accent">{t('courier.collect', { amount: money(stop.collect_paise) })}</Banner>
      ) : null}
      <StepCode name={stop.name} answer={answer} busy={busy} onSubmit={(code) => onDeliver({ code })} />
      <details className="rounded-md border border-line px-4 py-2">
        <summary className="flex min-h-touch items-center font-medium">{t('courier.other')}</summary>
        <div className="flex flex-col gap-4 pb-3">
          <TakePhoto isTaken={false} busy={busy} onTaken={(photo) => onDeliver({ photo })} />
          <TextField
            label={t('courier.takenBy')}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <SignaturePad onChange={setStrokes} />
          <Button
            variant="soft"
            busy={busy}
            disabled={name.trim().length < 2}
            onClick={() => onDeliver({ name: name.trim(), ...(strokes ? { strokes } : {}) })}
          >
            {t('courier.deliver')}
          </Button>
        </div>
      </details>
      {stop.what === 'drop' ? <FailDrop busy={busy} onFail={onFail} /> : null}
    </div>
  )
}
