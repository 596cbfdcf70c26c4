import type { PickingLine } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Scale, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { PickingActions } from '../use-picking-actions.ts'

export interface WeightFieldProps {
  readonly line: PickingLine
  readonly actions: PickingActions
}

/** The weight on the scale, in grams; above the tolerance it is refused before it is sent. */
export function WeightField({ line, actions }: WeightFieldProps) {
  const { t } = useTranslation('picking')
  const offline = useOfflineReason()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const most = line.most_grams ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offline !== undefined) return
    const grams = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
    if (grams === undefined) return setError(t('weight.invalid'))
    if (grams > most) return setError(t('weight.tooMuch', { count: most }))
    setError(undefined)
    void actions.weigh(line, grams).then((isTaken) => {
      if (isTaken) setText('')
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <TextField
          label={t('weight.label')}
          hint={t('weight.range', { least: line.least_grams ?? 0, count: most })}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          trail={t('weight.unit')}
        />
      </div>
      <Button
        type="submit"
        icon={<Scale aria-hidden />}
        variant={line.state === 'waiting' ? 'primary' : 'secondary'}
      >
        {t('weight.save')}
      </Button>
      {line.picked_grams === 0 ? null : (
        <Button
          variant="secondary"
          icon={<X aria-hidden />}
          unavailableReason={offline}
          onClick={() => void actions.weigh(line, 0)}
        >
          {t('pick.none')}
        </Button>
      )}
    </form>
  )
}
