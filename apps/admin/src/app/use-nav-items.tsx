import { useApprovalsWaiting } from '@angadi/data/approvals/queue.ts'
import { badgeText } from '@angadi/domain/badge.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import type { NavItemData } from '@angadi/ui/nav-item/nav-item.tsx'
import {
  Banknote,
  BookOpenText,
  ClipboardCheck,
  CreditCard,
  FileSpreadsheet,
  GalleryHorizontal,
  Gift,
  HandCoins,
  Handshake,
  LifeBuoy,
  MessageCircleWarning,
  MessageSquareWarning,
  Percent,
  ReceiptText,
  Route,
  ScrollText,
  Settings,
  ShoppingBasket,
  Siren,
  Smartphone,
  Sparkles,
  Store,
  TicketPercent,
  Trophy,
  Undo2,
  UserRoundSearch,
} from 'lucide-react'
import { useLocation } from 'react-router-dom'

const moduleAt = (module: string) => pathTo('adminModule', { module })

/** The pages of the console, those of every day first. */
const PAGES = [
  { key: 'orders', to: pathTo('admin'), Icon: ReceiptText },
  { key: 'safety', to: moduleAt('safety'), Icon: Siren },
  { key: 'groceries', to: pathTo('adminGroceryOrders'), Icon: ShoppingBasket },
  { key: 'returns', to: moduleAt('returns'), Icon: Undo2 },
  { key: 'digital', to: moduleAt('digital'), Icon: Smartphone },
  { key: 'support', to: moduleAt('support'), Icon: LifeBuoy },
  { key: 'approvals', to: pathTo('adminProviderApprovals'), Icon: ClipboardCheck },
  { key: 'faq', to: moduleAt('faq'), Icon: BookOpenText },
  { key: 'reviews', to: moduleAt('reviews'), Icon: MessageSquareWarning },
  { key: 'questions', to: moduleAt('questions'), Icon: MessageCircleWarning },
  { key: 'vendors', to: moduleAt('vendors'), Icon: Store },
  { key: 'payments', to: moduleAt('payments'), Icon: CreditCard },
  { key: 'payouts', to: moduleAt('payouts'), Icon: Banknote },
  { key: 'papers', to: moduleAt('papers'), Icon: FileSpreadsheet },
  { key: 'courierCash', to: moduleAt('courier-cash'), Icon: HandCoins },
  { key: 'incentives', to: moduleAt('incentives'), Icon: Trophy },
  { key: 'rideTerms', to: moduleAt('ride-terms'), Icon: Percent },
  { key: 'dispatch', to: moduleAt('dispatch'), Icon: Route },
  { key: 'businesses', to: moduleAt('business-requests'), Icon: Handshake },
  { key: 'wishes', to: moduleAt('wishes'), Icon: Sparkles },
  { key: 'people', to: moduleAt('people'), Icon: UserRoundSearch },
  { key: 'audit', to: moduleAt('audit'), Icon: ScrollText },
  { key: 'banners', to: moduleAt('banners'), Icon: GalleryHorizontal },
  { key: 'coupons', to: moduleAt('coupons'), Icon: TicketPercent },
  { key: 'giftCodes', to: moduleAt('gift-codes'), Icon: Gift },
  { key: 'settings', to: moduleAt('settings'), Icon: Settings },
] as const

/** The pages that have pages of their own below them. */
function isAt(to: string, pathname: string): boolean {
  return pathname === to || (to === pathTo('adminProviderApprovals') && pathname.startsWith(`${to}/`))
}

/** The navigation of the console; applications with how many wait. */
export function useNavItems(): readonly NavItemData[] {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const { data: approvals } = useApprovalsWaiting()
  return PAGES.map(({ key, to, Icon }) => ({
    key,
    label: t(`nav.${key}`),
    icon: <Icon aria-hidden />,
    render: <AppLink to={to} />,
    active: isAt(to, pathname),
    badge: key === 'approvals' ? badgeText(approvals?.waiting ?? 0) : undefined,
  }))
}
