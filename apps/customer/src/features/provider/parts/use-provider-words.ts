import {
  applicationReasonNamed,
  providerRoleNamed,
  requirementNamed,
} from '@angadi/domain/applications/vocabulary.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** How the reader calls roles, papers and reasons; what a newer server asks for is called by its own name. */
export function useProviderWords() {
  const { t } = useTranslation('provider')
  return {
    role: (name: string) => {
      const known = providerRoleNamed(name)
      return known ? t(`role.${known}`) : name
    },
    item: (name: string) => {
      const known = requirementNamed(name)
      return known ? t(`item.${known}`) : name
    },
    hint: (name: string) => {
      const known = requirementNamed(name)
      return known ? t(`hint.${known}`) : ''
    },
    /** Why something was sent back or rejected, with what the reviewer has written. */
    reason: (name: string | null, note: string | null) => {
      const known = applicationReasonNamed(name)
      return [known ? t(`reason.${known}`) : '', note ?? ''].filter((part) => part !== '').join(' ')
    },
  }
}
