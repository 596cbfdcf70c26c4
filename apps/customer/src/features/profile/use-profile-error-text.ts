import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { profileError } from './profile-error.ts'

/** The sentence for a profile that could not be changed. */
export function useProfileErrorText(): (error: unknown) => string {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  return (error) => {
    const kind = profileError(error)
    return kind === 'server' ? errorText(error) : t(`about.${kind}`)
  }
}
