import { useProfile } from '@angadi/data/profile/profile.ts'
import { MAX_NAME } from '@angadi/domain/group/limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

/** The name under which others of a group order see the user: at first that of the profile. */
export function useGroupName(): readonly [name: string, setName: (name: string) => void] {
  const { data: profile } = useProfile()
  const [typed, setTyped] = useState<string>()
  return [typed ?? profile?.full_name?.slice(0, MAX_NAME) ?? '', setTyped]
}

export interface GroupNameFieldProps {
  readonly hint: string
  readonly name: string
  readonly onChange: (name: string) => void
  /** Why the server refused it. */
  readonly error: unknown
}

/** Asks for that name. */
export function GroupNameField({ hint, name, onChange, error }: GroupNameFieldProps) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  return (
    <TextField
      label={t('invite.name')}
      hint={hint}
      error={error ? errorText(error) : undefined}
      value={name}
      maxLength={MAX_NAME}
      autoComplete="given-name"
      dir="auto"
      required
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
