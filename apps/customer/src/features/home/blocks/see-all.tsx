import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'

/** The link at the end of a block's title to the whole list. */
export function SeeAll({ to }: { readonly to: string }) {
  const { t } = useTranslation('home')
  return (
    <AppLink
      to={to}
      className="-mr-2 inline-flex min-h-touch shrink-0 items-center rounded-md px-2 font-semibold text-action-ink hover:underline"
    >
      {t('nearby.all')}
    </AppLink>
  )
}
