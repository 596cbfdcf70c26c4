import { isCommonPassword } from '@angadi/domain/sign-in/common-passwords.ts'
import { emailProblem } from '@angadi/domain/sign-in/email.ts'
import { passwordProblem } from '@angadi/domain/sign-in/password.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The validation of each field, as form libraries expect it: an error message, or true (Spec §5 Email login). */
export function useEmailRules() {
  const { t } = useTranslation('auth')
  const newPassword = (password: string): string | true => {
    const problem = passwordProblem(password)
    if (problem) return t(`email.${problem}`)
    return isCommonPassword(password) ? t('email.password_common') : true
  }
  return {
    email: (typed: string): string | true => {
      const problem = emailProblem(typed)
      return problem ? t(`email.${problem}`) : true
    },
    /** For an existing password, which may be a common one. */
    password: (typed: string): string | true => {
      const problem = passwordProblem(typed)
      return problem ? t(`email.${problem}`) : true
    },
    newPassword,
    fullName: (typed: string): string | true => (typed.trim() === '' ? t('email.name_required') : true),
    same: (typed: string, password: string): string | true =>
      typed === password ? true : t('email.mismatch'),
  } as const
}
