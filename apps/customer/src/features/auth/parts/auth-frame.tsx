import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'

const BrandShow = lazy(() => import('./brand-show.tsx'))

/** How far the brand's half stands in from the edge of a wide window. */
const HALF = 'bg-action-soft px-4 md:px-12 md:pl-[max(3rem,calc((100vw-var(--container-page))/2+1.5rem))]'

/** The split layout of signing in: what one signs in to on one side, the form on the other (Spec §2 Sign-in screens). */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common'])
  const isIdle = useIdle()
  const title = `${t('title')} · ${t('common:appName')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] md:grid-cols-2 md:grid-rows-[1fr_1fr]">
      <header
        className={`flex flex-col pt-[max(1rem,env(safe-area-inset-top))] pb-3 md:justify-between md:gap-8 md:py-12 ${HALF}`}
      >
        <AppLink
          to={pathTo('home')}
          className="flex min-h-touch items-center gap-3 self-start text-xl font-bold md:text-2xl"
        >
          <BrandMark className="size-9 md:size-12" />
          {t('common:appName')}
        </AppLink>
        <p className="text-lg md:text-4xl md:font-bold md:text-balance">{t('brand.line')}</p>
      </header>
      <div className="flex flex-col md:col-start-2 md:row-span-2 md:row-start-1 md:justify-center">
        <Page width="form">
          <div className="flex flex-col gap-6">{children}</div>
        </Page>
      </div>
      {/* As high as what comes, so that nothing moves when it does. */}
      <aside aria-label={t('showcase.label')} className={`min-h-96 pt-6 pb-8 md:pb-12 ${HALF}`}>
        {isIdle ? (
          <Suspense>
            <BrandShow />
          </Suspense>
        ) : null}
      </aside>
    </div>
  )
}
