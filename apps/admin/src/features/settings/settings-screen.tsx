import { useSettings } from '@angadi/data/settings/settings.ts'
import { byCategory } from '@angadi/domain/settings/by-category.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { SettingRow } from './parts/setting-row.tsx'
import { Surcharges } from './parts/surcharges.tsx'

/**
 * The settings that administrators change without a release, by category; every change is audited (Spec §7
 * app_settings).
 */
export default function SettingsScreen() {
  const { t } = useTranslation(['header', 'common'])
  const categoryLabels = useCategoryLabels()
  const { data, error, isFetching, refetch } = useSettings()
  return (
    <Page width="page">
      <h1 className="text-2xl font-bold">{t('header:settings.title')}</h1>
      <p className="mt-1 mb-6 text-ink-muted">{t('header:settings.audit')}</p>
      {data ? (
        <div className="flex flex-col gap-8">
          <Surcharges />
          {byCategory(data).map(([category, settings]) => (
            <Section key={category} title={categoryLabels(category)}>
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
                {settings.map((setting) => (
                  <li key={setting.setting_key}>
                    <SettingRow setting={setting} />
                  </li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      ) : error ? (
        <LoadFailed title={t('header:settings.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <div className="flex flex-col gap-3">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} shape="box" className="h-20 w-full" />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </Page>
  )
}

const CATEGORIES = [
  'access',
  'company',
  'couriers',
  'delivery',
  'digital',
  'grocery',
  'help',
  'maps',
  'marketing',
  'money',
  'notifications',
  'orders',
  'rides',
  'shopping',
  'subscriptions',
] as const

/** The label of a category in the user's language; one that this build does not know keeps the server's name. */
function useCategoryLabels(): (category: string) => string {
  const { t } = useTranslation('header')
  return (category) => {
    const known = CATEGORIES.find((one) => one === category)
    return known ? t(`settings.categories.${known}`) : category
  }
}
