import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import NotOpenYetScreen from '@angadi/shell/screens/not-open-yet-screen.tsx'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'

/** The modules of /admin/{module} that are open. */
const MODULES: Readonly<Record<string, ComponentType>> = {
  banners: lazy(() => import('../features/banners/banners-screen.tsx')),
  dispatch: lazy(() => import('../features/dispatch/dispatch-screen.tsx')),
  incentives: lazy(() => import('../features/incentives/incentives-screen.tsx')),
  'ride-terms': lazy(() => import('../features/ride-terms/ride-terms-screen.tsx')),
  coupons: lazy(() => import('../features/coupons/coupons-screen.tsx')),
  'gift-codes': lazy(() => import('../features/gift-codes/gift-codes-screen.tsx')),
  settings: lazy(() => import('../features/settings/settings-screen.tsx')),
  digital: lazy(() => import('../features/digital/desk-screen.tsx')),
  faq: lazy(() => import('../features/faq/faq-screen.tsx')),
  safety: lazy(() => import('../features/safety/safety-screen.tsx')),
  returns: lazy(() => import('../features/returns/returns-screen.tsx')),
  questions: lazy(() => import('../features/questions/questions-screen.tsx')),
  reviews: lazy(() => import('../features/reviews/reviews-screen.tsx')),
  support: lazy(() => import('../features/support/support-screen.tsx')),
  vendors: lazy(() => import('../features/vendors/vendors-screen.tsx')),
  'courier-cash': lazy(() => import('../features/courier-cash/courier-cash-screen.tsx')),
  people: lazy(() => import('../features/people/people-screen.tsx')),
  audit: lazy(() => import('../features/audit/audit-screen.tsx')),
  wishes: lazy(() => import('../features/wishes/wishes-screen.tsx')),
  'business-requests': lazy(() => import('../features/business-requests/business-requests-screen.tsx')),
  payments: lazy(() => import('../features/payments/payments-screen.tsx')),
  papers: lazy(() => import('../features/papers/papers-screen.tsx')),
  payouts: lazy(() => import('../features/payouts/payouts-screen.tsx')),
}

/** The module of /admin/{module}; those without a screen are not open yet. */
export default function ModuleScreen() {
  const { module = '' } = useParams()
  const Module = MODULES[module] ?? NotOpenYetScreen
  return <Module />
}
