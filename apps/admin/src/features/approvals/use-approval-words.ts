import type { Approval } from '@angadi/data/approvals/application.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type Words = Resources['approvals']
const isWord = (code: string) => /^\w+$/.test(code)

/** Names what comes as a code from the server; what this build has no words for is shown by its code. */
export function useApprovalWords() {
  const { t, i18n } = useTranslation('approvals')
  const isRole = (code: string): code is keyof Words['role'] =>
    isWord(code) && i18n.exists(`approvals:role.${code}`)
  const isRequirement = (code: string): code is keyof Words['requirement'] =>
    isWord(code) && i18n.exists(`approvals:requirement.${code}`)
  const isReason = (code: string): code is keyof Words['reason'] =>
    isWord(code) && i18n.exists(`approvals:reason.${code}`)
  const isVehicle = (code: string): code is keyof Words['vehicle'] =>
    isWord(code) && i18n.exists(`approvals:vehicle.${code}`)
  const isState = (code: string): code is keyof Words['state'] =>
    isWord(code) && i18n.exists(`approvals:state.${code}`)
  const role = (code: string) => (isRole(code) ? t(`role.${code}`) : code)
  return {
    role,
    requirement: (code: string) => (isRequirement(code) ? t(`requirement.${code}`) : code),
    reason: (code: string) => (isReason(code) ? t(`reason.${code}`) : code),
    vehicle: (code: string) => (isVehicle(code) ? t(`vehicle.${code}`) : code),
    state: (code: string) => (isState(code) ? t(`state.${code}`) : code),
    language: (code: string) => LANGUAGES.find((known) => known.code === code)?.name ?? code,
    /** What an application is called: the name of the business, or of who applies. */
    name: ({ profile, applicant }: Pick<Approval, 'profile' | 'applicant'>) => {
      const told = profile['name']
      return (typeof told === 'string' && told !== '' ? told : applicant) ?? t('unnamed')
    },
  }
}
