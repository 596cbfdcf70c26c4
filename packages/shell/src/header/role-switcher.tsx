import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '../app-link.tsx'
import { ROLE_ICONS } from './role-icons.tsx'
import { type RoleMode, useRoleModes } from './use-role-modes.ts'

/**
 * The strip of roles right above a `BottomNav`: 48 px, on phones only, for users with several roles (Spec §9 Layout).
 */
export function RoleSwitcher() {
  return <RoleStrip modes={useRoleModes()} />
}

/** Scrolls the strip, and nothing else, so that the current role is in its middle. */
function showInStrip(entry: HTMLLIElement | null): void {
  const strip = entry?.closest('nav')
  if (entry && strip) strip.scrollLeft = entry.offsetLeft + entry.offsetWidth / 2 - strip.clientWidth / 2
}

/** Draws the strip; `data-role-strip` makes the room that pages keep free above the navigation 48 px higher. */
export function RoleStrip({ modes }: { readonly modes: readonly RoleMode[] }) {
  const { t } = useTranslation('shell')
  if (modes.length === 0) return null
  return (
    <nav
      data-role-strip
      aria-label={t('roles.switch')}
      className="fixed inset-x-0 bottom-[calc(var(--spacing-bottom-nav)+var(--spacing-safe-bottom))] z-nav h-role-strip overflow-x-auto border-t border-line bg-surface-raised md:hidden"
    >
      <ul className="mx-auto flex h-full w-max min-w-full max-w-none items-center justify-center gap-1 px-3">
        {modes.map(({ role, name, text, to, isCurrent }) => (
          <li key={role} ref={isCurrent ? showInStrip : undefined}>
            <AppLink
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              title={text}
              className="flex h-touch items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-ink-muted -outline-offset-3! transition-colors hover:bg-surface-sunken aria-[current]:bg-action-soft aria-[current]:font-semibold aria-[current]:text-action-ink [&_svg]:size-4.5"
            >
              {ROLE_ICONS[role]}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
