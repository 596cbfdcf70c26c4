import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import type { ComponentProps } from 'react'

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>

/** A field for an e-mail address: e-mail keyboard, no capitalisation. */
export function EmailField(field: EmailFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      label={t('email.address')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      {...field}
    />
  )
}
