import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ChevronRight, ListChecks, UserRound } from 'lucide-react'

/** The other ways to a time: by service and by person. */
export function Ways() {
  const { t } = useTranslation('beauty')
  const ways = [
    { to: pathTo('beautyServices'), icon: <ListChecks aria-hidden />, label: t('services.title') },
    { to: pathTo('beautyProfessionals'), icon: <UserRound aria-hidden />, label: t('people.title') },
  ]
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      {ways.map(({ to, icon, label }) => (
        <li
          key={to}
          className="relative flex min-h-14 items-center gap-3 rounded-lg bg-hue-beauty-soft px-3 py-2 text-hue-beauty-ink [&_svg]:size-6 [&_svg]:shrink-0"
        >
          {icon}
          <span className="min-w-0 flex-1 font-semibold">
            <StretchedLink render={<AppLink to={to} />}>{label}</StretchedLink>
          </span>
          <ChevronRight aria-hidden />
        </li>
      ))}
    </ul>
  )
}
