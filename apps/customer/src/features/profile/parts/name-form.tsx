import { useSaveProfile } from '@angadi/data/profile/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'

/** The longest name that a profile holds. */
const LONGEST_NAME = 120

/** The name that goes onto orders. */
export function NameForm({ name }: { readonly name: string }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const { mutate: save, isPending, error } = useSaveProfile()
  const sentence = isMissing ? t('name.required') : error ? errorText(error) : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const full_name = typed.trim()
        setMissing(full_name === '')
        if (full_name === '') field.current?.focus()
        else
          save(
            { full_name },
            {
              onSuccess: () => notify.success(t('name.saved')),
              onError: () => notify.problem(t('name.failed')),
            },
          )
      }}
    >
      <TextField
        ref={field}
        label={t('name.label')}
        hint={t('name.hint')}
        name="full-name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setMissing(false)
        }}
        {...(sentence ? { error: sentence } : {})}
      />
      <div>
        <Button type="submit" look="secondary" busy={isPending} disabled={typed.trim() === name}>
          {t('name.save')}
        </Button>
      </div>
    </form>
  )
}
