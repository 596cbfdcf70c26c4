import type { QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleAlert } from 'lucide-react'
import { isAboutCoupon, problemRemedy, useProblemText } from '../problem-labels.ts'
import { showWhen } from './when.tsx'

export interface ProblemsProps {
  readonly problems: readonly QuoteProblem[]
  /** How many addresses are saved: without any, the address section asks for the first one. */
  readonly addressCount: number
  readonly onChangeAddress: () => void
  readonly onPickUp: () => void
}

const PROBLEMS_ID = 'checkout-problems'

/** Scrolls to the problems and moves the focus there. */
export function showProblems(): void {
  const section = document.getElementById(PROBLEMS_ID)
  section?.scrollIntoView({ block: 'center' })
  section?.focus({ preventScroll: true })
}

/** The problems that block the order, each with its remedy. Coupon problems are shown at the coupon field. */
export function Problems({ problems, addressCount, onChangeAddress, onPickUp }: ProblemsProps) {
  const { t } = useTranslation('checkout')
  const problemText = useProblemText()
  const shown = problems.filter(
    (problem) =>
      !isAboutCoupon(problem) &&
      problem.code !== 'cart_empty' &&
      !(addressCount === 0 && problemRemedy(problem) === 'address'),
  )
  if (shown.length === 0) return null
  return (
    <section
      id={PROBLEMS_ID}
      tabIndex={-1}
      aria-label={t('problem.title')}
      className="flex scroll-mt-24 flex-col gap-2"
    >
      {shown.map((problem) => {
        const remedy = problemRemedy(problem)
        return (
          <Banner
            key={`${problem.code} ${problem.vendor_id} ${problem.item_id}`}
            tone="warning"
            icon={<CircleAlert aria-hidden />}
          >
            <p className="text-base font-medium">{problemText(problem)}</p>
            <div className="mt-1 -ml-3 flex flex-wrap">
              {remedy === 'address' ? (
                <Button variant="quiet" size="sm" onClick={onChangeAddress}>
                  {t(addressCount > 1 ? 'problem.changeAddress' : 'problem.addAddress')}
                </Button>
              ) : null}
              {problem.code === 'outside_delivery_area' ? (
                <Button variant="quiet" size="sm" onClick={onPickUp}>
                  {t('problem.pickUp')}
                </Button>
              ) : null}
              {remedy === 'time' ? (
                <Button variant="quiet" size="sm" onClick={showWhen}>
                  {t('problem.changeTime')}
                </Button>
              ) : null}
              {remedy === 'cart' ? (
                <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('shoppingCart')} />}>
                  {t('problem.editCart')}
                </LinkButton>
              ) : null}
              {remedy === 'more' && problem.vendor_id ? (
                <LinkButton
                  variant="quiet"
                  size="sm"
                  render={<AppLink to={pathTo('restaurantId', { id: problem.vendor_id })} />}
                >
                  {t('problem.addMore')}
                </LinkButton>
              ) : null}
            </div>
          </Banner>
        )
      })}
    </section>
  )
}
