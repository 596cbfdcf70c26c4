import { passwordStrength } from '@angadi/domain/sign-in/password.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PasswordField, type PasswordFieldProps } from '@angadi/ui/password-field/password-field.tsx'

export interface SecretFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideButtonLabel' | 'capsLockText'> {
  /** What has been typed so far, where a hint about its strength helps: for new passwords. */
  readonly measured?: string
}

/** A password with its words, and for a new one the hint how hard it is to guess (Decisions, "Password minimum 6"). */
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
