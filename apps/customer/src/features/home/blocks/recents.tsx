import { pictureUrl } from '@angadi/data/client/config.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import type { Seen } from '../../../shared/recents/recently-seen.ts'

/** The vendors and products that were opened lately in this browser, to go on from (look.md, recents). */
export default function Recents({ seen }: { readonly seen: readonly Seen[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('recents')}>
      <Rail>
        {seen.map(({ path, name, picture }) => (
          <li key={path} className="w-24 shrink-0 snap-start md:w-28">
            <AppLink to={path} className="group flex flex-col gap-1.5 rounded-md">
              <Picture src={pictureUrl(picture)} alt="" ratio="square" rounded="md" />
              <span className="line-clamp-2 text-sm font-medium group-hover:underline">{name}</span>
            </AppLink>
          </li>
        ))}
      </Rail>
    </Section>
  )
}
