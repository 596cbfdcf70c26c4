import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import type { ReactNode } from 'react'
import { BrandShow } from './brand-show.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** Classes of the brand half, with its left inset in a wide window. */
const HALF = 'bg-action-soft px-4 md:px-12 md:pl-[max(3rem,calc((100vw-var(--container-page))/2+1.5rem))]'

export interface FrameViewProps {
  readonly t: Translate<'auth'>
  /** Figures beside the showcase. */
  readonly claims?: ReactNode
  readonly children: ReactNode
}

/** The split layout of signing in: the brand on one side, the form on the other (Spec §2 Sign-in screens). */
export function FrameView({ t, claims, children }: FrameViewProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] md:grid-cols-2 md:grid-rows-[1fr_1fr]">
      <header
        className={`flex flex-col pt-[max(1rem,env(safe-area-inset-top))] pb-3 md:justify-between md:gap-8 md:py-12 ${HALF}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <a
            href={pathTo('home')}
            className="flex min-h-touch items-center gap-3 text-xl font-bold md:text-2xl"
          >
            <BrandMark className="size-9 md:size-12" />
            {t('brand.name')}
          </a>
          <LanguageChoice label={t('language')} />
        </div>
        <p className="text-lg md:text-4xl md:font-bold md:text-balance">{t('brand.line')}</p>
      </header>
      <div className="flex flex-col md:col-start-2 md:row-span-2 md:row-start-1 md:justify-center">
        <Page width="form">
          <div className="flex flex-col gap-6">
            {children}
            <Agreement t={t} />
          </div>
        </Page>
      </div>
      <aside aria-label={t('showcase.label')} className={`pt-6 pb-8 md:pb-12 ${HALF}`}>
        <BrandShow t={t} claims={claims} />
      </aside>
    </div>
  )
}

/** What somebody agrees to by signing in; the version is kept (Issue 11, Policies). */
function Agreement({ t }: { readonly t: Translate<'auth'> }) {
  const link = 'inline-flex min-h-touch items-center underline'
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-sm text-ink-muted">
      {t('agree.text')}
      <a href={pathTo('terms')} className={link}>
        {t('agree.terms')}
      </a>
      <a href={pathTo('privacy')} className={link}>
        {t('agree.privacy')}
      </a>
    </p>
  )
}
