import type { AccountClosing } from '@angadi/data/account/closing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { TriangleAlert } from 'lucide-react'

/** What has to be settled before an account can be closed. */
export function ClosingProblems({ problems }: { readonly problems: AccountClosing['problems'] }) {
  const { t } = useTranslation('profile')
  return (
    <Banner tone="warning" icon={<TriangleAlert aria-hidden />} title={t('delete.blockedTitle')}>
      <p>{t('delete.blockedText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map(({ code, count = 1 }) => (
          <li key={code}>{t(`delete.problems.${code}`, { count })}</li>
        ))}
      </ul>
    </Banner>
  )
}
