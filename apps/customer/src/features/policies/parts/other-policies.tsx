import { POLICIES, type Policy } from '@angadi/domain/policies/current.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { POLICY_PATHS } from '../../../shared/policies/policy-paths.ts'

/** The way to the other policies. */
export function OtherPolicies({ current }: { readonly current: Policy }) {
  const { t } = useTranslation('policies')
  return (
    <nav aria-label={t('all')} className="mt-10 border-t border-line pt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {POLICIES.filter((policy) => policy !== current).map((policy) => (
          <li key={policy}>
            <AppLink
              to={POLICY_PATHS[policy]}
              className="inline-flex min-h-touch items-center text-action-ink underline"
            >
              {t(`name.${policy}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
