import { pictureUrl } from '@angadi/data/client/config.ts'
import type { HomeCollection } from '@angadi/data/home/home-page.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'

/** Items that belong together, two by two: a title on its hue with two of its pictures. */
export function Collections({ collections }: { readonly collections: readonly HomeCollection[] }) {
  const { t } = useTranslation('home')
  const { number } = useFormats()
  if (collections.length === 0) return null
  return (
    <Section title={t('collections.title')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-6">
        {collections.map(({ slug, name, hue, count, picture, pictures }) => (
          <li key={slug}>
            <AppLink
              to={pathTo('discover', undefined, { collection: slug })}
              className={`relative flex h-full min-h-30 flex-col justify-between gap-1 overflow-hidden rounded-lg p-3 transition-[scale] active:scale-[0.98] md:min-h-40 ${HUE_GROUNDS[hue].mid}`}
            >
              <span className="relative z-raised leading-snug font-bold md:text-lg">{name}</span>
              <span className="relative flex items-end justify-between gap-1">
                <span className="shrink-0 text-xs font-medium">
                  {t('collections.count', { count, formatted: number(count) })}
                </span>
                <span aria-hidden className="-mr-1 -mb-1 flex min-w-0 justify-end">
                  {(picture ? [picture] : pictures).map((one, index) => (
                    <Picture
                      key={one}
                      src={pictureUrl(one)}
                      alt=""
                      ratio="square"
                      className={`w-13 rounded-full! border-2 border-surface-raised md:w-18 ${index > 0 ? '-ml-4' : ''}`}
                    />
                  ))}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
