import type { PolicyFigures } from '@angadi/data/policies/figures.ts'
import type { Policy } from '@angadi/domain/policies/current.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Company } from '@angadi/shell/company/use-company.ts'
import { POLICY_SECTIONS } from '../policy-sections.ts'

export interface PolicyTextProps {
  readonly policy: Policy
  readonly figures: PolicyFigures
  readonly company: Company
}

/** The sections of a policy with their figures filled in, and the grievance officer at the end. */
export function PolicyText({ policy, figures, company }: PolicyTextProps) {
  const { t } = useTranslation('policies')
  const words = {
    ...figures,
    company: company.name,
    address: company.address,
    tax: company.taxId,
    ...company.officer,
  }
  return (
    <>
      {POLICY_SECTIONS[policy].map((section) => (
        <section key={section} aria-labelledby={section} className="flex flex-col gap-2">
          <h2 id={section} className="text-xl font-bold">
            {t(`${section}.title`)}
          </h2>
          <p>{t(`${section}.text`, words)}</p>
        </section>
      ))}
      <section aria-labelledby="officer" className="flex flex-col gap-2">
        <h2 id="officer" className="text-xl font-bold">
          {t('officer')}
        </h2>
        <p className="wrap-anywhere">{t('officerText', words)}</p>
      </section>
    </>
  )
}
