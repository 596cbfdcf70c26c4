import type { Setting } from '@angadi/data/settings/setting.ts'
import { measureOf, shownNumber } from '@angadi/domain/settings/setting-unit.ts'
import { kindOf, shownRange, textOf, typedAs } from '@angadi/domain/settings/setting-value.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useSaveSetting } from '../use-save-setting.ts'

export interface TypedSettingProps {
  readonly setting: Setting
  /** The label of the setting. */
  readonly name: string
}

/** A setting that is typed: a number in its display unit, a text or JSON. */
export function TypedSetting({ setting, name }: TypedSettingProps) {
  const { t } = useTranslation(['header', 'admin'])
  const { number } = useFormats()
  const unavailableReason = useOfflineReason()
  const { save, isSaving } = useSaveSetting(setting)
  const before = setting.setting_value
  const measure = typeof before === 'number' ? measureOf(setting) : undefined
  const atFirst = typeof before === 'number' ? String(shownNumber(before, measure)) : textOf(before)
  const kind = kindOf(before)
  const [text, setText] = useState(atFirst)
  const [isShown, setShown] = useState(false)
  const typed = typedAs(before, text, setting, measure)
  const [known, setKnown] = useState(atFirst)
  if (known !== atFirst) {
    setKnown(atFirst)
    // What the user has typed stays, unless it is what was saved.
    if (text === known || (typed.ok && JSON.stringify(typed.value) === JSON.stringify(before))) {
      setText(atFirst)
      setShown(false)
    }
  }
  const ends = shownRange(setting, measure)
  const range = { minimum: number(ends.minimum), maximum: number(ends.maximum) }
  const field = {
    label: name,
    hideLabel: true,
    value: text,
    hint: kind === 'number' ? t('header:settings.range', range) : undefined,
    error: isShown && !typed.ok ? t(`header:settings.${typed.problem}`, range) : undefined,
  }
  const isChanged = text !== atFirst
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (typed.ok) save(typed.value)
      }}
    >
      <div className="min-w-0 flex-1">
        {kind === 'json' ? (
          <TextArea {...field} rows={4} onChange={(event) => setText(event.currentTarget.value)} />
        ) : (
          <TextField
            {...field}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            trail={measure ? t(`admin:unit.${measure.unit}`) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      <Button
        type="submit"
        variant="secondary"
        size="md"
        busy={isSaving}
        disabled={!isChanged}
        unavailableReason={isChanged ? unavailableReason : undefined}
      >
        {t('header:settings.save')}
      </Button>
    </form>
  )
}
