import { passwordStrength } from '@angadi/domain/sign-in/password.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PasswordField, type PasswordFieldProps } from '@angadi/ui/password-field/password-field.tsx'

export interface SecretFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideButtonLabel' | 'capsLockText'> {
  /** The password typed so far, to show its strength: for new passwords only. */
  readonly measured?: string
}

/** A password field with its labels; for a new password also a strength hint (Decisions, "Password minimum 6"). */
export function SecretField({ measured = '', ...field }: SecretFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      showLabel={t('password.show')}
      hideButtonLabel={t('password.hide')}
      capsLockText={t('password.capsLock')}
      {...(measured === '' ? {} : { hint: t(`password.${passwordStrength(measured)}`) })}
      {...field}
    />
  )
}
