import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { CalendarClock, CircleHelp, Compass, Heart, LayoutDashboard, RotateCcw, Sparkles } from 'lucide-react'
import { ASSISTANT_SHEET } from '../../../shared/assistant/assistant-sheet-name.ts'
import { QuickRow } from './quick-row.tsx'

/**
 * The quick actions below the empty search: reorder, scheduled, favourites, dashboard, explore, help, and the assistant with
 * its quick workflows (Spec §1 quick actions).
 */
export function QuickActions() {
  const { t } = useTranslation('home')
  const isSignedIn = useUserId() !== null
  const assistant = useSheet(ASSISTANT_SHEET)
  const own = [
    { key: 'reorder', to: pathTo('orders', undefined, { view: 'past' }), icon: RotateCcw },
    {
      key: 'scheduled',
      to: pathTo('orders', undefined, { view: 'active', when: 'later' }),
      icon: CalendarClock,
    },
    { key: 'favourites', to: pathTo('favourites'), icon: Heart },
    { key: 'dashboard', to: pathTo('dashboard'), icon: LayoutDashboard },
  ] as const
  const everybodys = [
    { key: 'explore', to: pathTo('discover'), icon: Compass, isOpen: isOpenRoute('discover') },
    { key: 'help', to: pathTo('help'), icon: CircleHelp, isOpen: isOpenRoute('help') },
  ] as const
  const actions = [...(isSignedIn ? own : []), ...everybodys.filter(({ isOpen }) => isOpen)]
  return (
    <section aria-label={t('quick.title')}>
      <h2 className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted">{t('quick.title')}</h2>
      <ul className="grid grid-cols-1 min-[22rem]:grid-cols-2">
        {actions.map(({ key, to, icon }) => (
          <li key={key}>
            <QuickRow to={to} icon={icon}>
              {t(`quick.${key}`)}
            </QuickRow>
          </li>
        ))}
        <li>
          <QuickRow icon={Sparkles} onClick={assistant.open}>
            {t('quick.assistant')}
          </QuickRow>
        </li>
      </ul>
    </section>
  )
}
