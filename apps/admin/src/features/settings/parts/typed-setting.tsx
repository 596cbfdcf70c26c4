import type { Setting } from '@angadi/data/settings/settings.ts'
import { kindOf, textOf, typedAs } from '@angadi/domain/settings/setting-value.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useSaveSetting } from '../use-save-setting.ts'

/** A setting that is typed: a number, a text or JSON. */
export function TypedSetting({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('header')
  const { save, isSaving } = useSaveSetting(setting)
  const before = setting.setting_value
  const kind = kindOf(before)
  const [text, setText] = useState(() => textOf(before))
  const [isTold, setTold] = useState(false)
  const typed = typedAs(before, text)
  const field = {
    label: setting.setting_key,
    hideLabel: true,
    value: text,
    error: isTold && !typed.ok ? t(`settings.${typed.problem}`) : undefined,
  }
  const isChanged = text !== textOf(before)
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
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
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      <Button type="submit" look="secondary" size="md" busy={isSaving} disabled={!isChanged}>
        {t('settings.save')}
      </Button>
    </form>
  )
}
