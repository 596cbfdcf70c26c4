import { pictureUrl } from '@angadi/data/client/config.ts'
import type { HomePage } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { SeeAll } from './see-all.tsx'

/** How many pictures load at once: those on the first screen. */
const EAGER = 5

/** What is eaten at this hour nearby, as pictures; each leads to everybody who has it (Spec §1 meal suggestions). */
export function MealPictures({ meal }: { readonly meal: NonNullable<HomePage['meal']> }) {
  const { t } = useTranslation('home')
  return (
    <Section
      title={t('meal.title', { meal: meal.name })}
      action={<SeeAll to={pathTo('discover', undefined, { collection: meal.slug })} />}
    >
      <Rail>
        {meal.items.map((item, index) => (
          <li key={item.id} className="relative w-20 shrink-0 snap-start md:w-27">
            <AppLink
              to={pathTo('search', undefined, { q: item.name })}
              className="flex flex-col items-center gap-1.5 rounded-lg text-center"
            >
              <Picture
                src={pictureUrl(item.picture)}
                alt=""
                ratio="square"
                eager={index < EAGER}
                className="w-full rounded-full!"
              />
              <span className="line-clamp-2 w-full text-sm leading-snug font-medium">{item.name}</span>
            </AppLink>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
