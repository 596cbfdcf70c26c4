import type { QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleAlert } from 'lucide-react'
import { problemRemedy, useProblemText } from '../problem-labels.ts'

export interface RowProblemsProps {
  readonly problems: readonly QuoteProblem[]
  /** How many addresses are saved. */
  readonly addressCount: number
  readonly onChangeAddress: () => void
  readonly onPickUp: () => void
}

const PROBLEM = '[data-checkout-problem]'

/** Scrolls to the first problem and moves the focus there. */
export function showProblems(): void {
  const first = document.querySelector<HTMLElement>(PROBLEM)
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

/** What blocks the order in one row of the checkout, each with its remedy. */
export function RowProblems({ problems, addressCount, onChangeAddress, onPickUp }: RowProblemsProps) {
  const { t } = useTranslation('checkout')
  const problemText = useProblemText()
  return problems.map((problem) => {
    const remedy = problemRemedy(problem)
    return (
      <div
        key={`${problem.code} ${problem.vendor_id} ${problem.item_id}`}
        data-checkout-problem
        tabIndex={-1}
        className="scroll-mt-24 rounded-md"
      >
        <Banner tone="warning" icon={<CircleAlert aria-hidden />}>
          <p className="text-base font-medium">{problemText(problem)}</p>
          <div className="mt-1 -ml-3 flex flex-wrap empty:hidden">
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
      </div>
    )
  })
}
