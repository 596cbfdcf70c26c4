import { type Approval, useApproval } from '@angadi/data/approvals/application.ts'
import { setItemDecision } from '@angadi/data/approvals/drafts.ts'
import { mayAccept, maySendBack } from '@angadi/domain/approvals/item-decisions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { isDecided } from './is-decided.ts'
import { KeysHelp, type NamedKey } from './keys/keys-help.tsx'
import { focusItem, ITEM_SELECTOR, useDeskKeys } from './keys/use-desk-keys.ts'
import { ApplicantFacts } from './parts/applicant-facts.tsx'
import { ApplicationHistory } from './parts/application-history.tsx'
import { ConflictNote } from './parts/conflict-note.tsx'
import { DecideSheet, type DecisionDraft } from './parts/decide-sheet.tsx'
import { DecisionBar } from './parts/decision-bar.tsx'
import { ItemCard } from './parts/item-card.tsx'
import { PreparedShop } from './parts/prepared-shop.tsx'
import { ReviewState } from './parts/review-state.tsx'
import { StateBadge } from './parts/state-badge.tsx'
import { useApprovalWords } from './use-approval-words.ts'
import { useReview } from './use-review.ts'

const KEYS: readonly NamedKey[] = [
  ['j  ↓', 'next'],
  ['k  ↑', 'previous'],
  ['Enter', 'enter'],
  ['a', 'accept'],
  ['s', 'sendBack'],
  ['u', 'undo'],
  ['t', 'take'],
  ['d', 'send'],
  ['x', 'reject'],
  ['l', 'list'],
]

const NOTHING: DecisionDraft = { reason: undefined, note: '' }
const NO_DRAFTS = { approve: NOTHING, reject: NOTHING }

/** One application: what was typed beside its papers, and every decision about it. */
export default function ApprovalScreen() {
  const { t } = useTranslation(['approvals', 'common'])
  const { applicationId = '' } = useParams()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useApproval(applicationId)
  return (
    <Page width="page">
      <LinkButton
        variant="quiet"
        size="sm"
        className="mb-2 -ml-3"
        icon={<ArrowLeft aria-hidden />}
        render={<AppLink to={pathTo('adminProviderApprovals')} />}
      >
        {t('one.back')}
      </LinkButton>
      {data ? (
        <Review
          key={data.id}
          approval={data}
          now={dataUpdatedAt}
          isLooking={isFetching}
          onLook={() => void refetch()}
        />
      ) : (
        <h1 className="mb-5 text-2xl font-bold">{t('one.title')}</h1>
      )}
      {error && !data ? (
        <LoadFailed title={t('one.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
    </Page>
  )
}

interface ReviewProps {
  readonly approval: Approval
  readonly now: number
  readonly isLooking: boolean
  readonly onLook: () => void
}

function Review({ approval, now, isLooking, onLook }: ReviewProps) {
  const { t } = useTranslation('approvals')
  const words = useApprovalWords()
  const navigateTo = useNavigateTo()
  const review = useReview(approval)
  const { decisions, mayDecide, isMine, step } = review
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({})
  const [sheet, setSheet] = useState<'approve' | 'reject'>()
  const [drafts, setDrafts] = useState<Readonly<Record<'approve' | 'reject', DecisionDraft>>>(NO_DRAFTS)
  const access = isMine ? 'open' : isDecided(approval.state) ? 'closed' : 'locked'
  const next = () => {
    if (!mayDecide) return
    if (step === 'send') review.send()
    if (step === 'approve') setSheet('approve')
  }
  const look = () => {
    review.dismiss()
    onLook()
  }
  /** The item that has the focus, or something in it. */
  const focused = () => {
    const card = document.activeElement?.closest<HTMLElement>(ITEM_SELECTOR)
    return approval.items.find(({ requirement }) => requirement === card?.dataset['requirement'])
  }
  const decideFocused = (isAccepted: boolean) => {
    const item = focused()
    if (!mayDecide || !item?.document_id || !(isAccepted ? mayAccept(item) : maySendBack(item))) return
    const kept = decisions[item.requirement]
    setItemDecision(approval.id, item.requirement, {
      documentId: item.document_id,
      accepted: isAccepted,
      reason: kept?.reason,
      note: kept?.note ?? '',
    })
    const name = words.requirement(item.requirement)
    announce(`${name}: ${t(isAccepted ? 'decided.accepted' : 'decided.back')}`)
    if (isAccepted) return focusItem(1)
    // Its reason comes next, once it is on the page.
    const card = document.activeElement?.closest(ITEM_SELECTOR)
    setTimeout(() => card?.querySelector('select')?.focus(), 0)
  }
  const keys = useDeskKeys({
    j: () => focusItem(1),
    k: () => focusItem(-1),
    Enter: () => {
      const item = focused()
      if (item && access === 'open') setShown({ ...shown, [item.requirement]: !shown[item.requirement] })
    },
    a: () => decideFocused(true),
    s: () => decideFocused(false),
    u: () => {
      const item = focused()
      if (item) setItemDecision(approval.id, item.requirement, undefined)
    },
    t: () => {
      if (!isMine && !approval.is_own && !isDecided(approval.state)) review.take()
    },
    d: next,
    x: () => {
      if (isMine) setSheet('reject')
    },
    l: () => navigateTo(pathTo('adminProviderApprovals')),
  })
  const conflict = review.error ? (
    <ConflictNote
      error={review.error}
      busy={isLooking || review.isTaking}
      onLook={look}
      onTakeOver={review.take}
    />
  ) : null
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold wrap-anywhere">{words.name(approval)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted">
            {words.role(approval.role)}
            <StateBadge state={approval.state} />
            {approval.renews === null ? null : <Badge tone="accent">{t('renewal')}</Badge>}
          </p>
        </div>
        <KeysHelp keys={keys} named={KEYS} />
      </div>
      <div className="flex flex-col gap-6">
        <ReviewState approval={approval} isTaking={review.isTaking} onTake={review.take} />
        {isMine ? null : conflict}
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start lg:gap-10">
          <ApplicantFacts approval={approval} />
          <div className="max-lg:hidden">
            <ApplicationHistory events={approval.events} />
          </div>
        </div>
        <Section title={t('one.items')}>
          <div className="@container flex flex-col gap-4">
            {approval.items.map((item) => (
              <ItemCard
                key={item.requirement}
                item={item}
                approval={approval}
                now={now}
                decision={decisions[item.requirement]}
                mayDecide={mayDecide}
                isChecked={review.isChecked}
                papers={{
                  access,
                  isShown: shown[item.requirement] === true,
                  onShow: (isShown) => setShown({ ...shown, [item.requirement]: isShown }),
                }}
                onDecide={(decision) => setItemDecision(approval.id, item.requirement, decision)}
              />
            ))}
          </div>
        </Section>
        {isMine && approval.renews === null && approval.sells ? (
          <PreparedShop applicationId={approval.id} sells={approval.sells} />
        ) : null}
        <div className="lg:hidden">
          <ApplicationHistory events={approval.events} />
        </div>
      </div>
      {isMine ? (
        <DecisionBar
          step={step}
          open={review.open}
          decided={review.toSend.length}
          isBusy={review.isSending}
          mayApprove={mayDecide}
          conflict={conflict}
          onSend={review.send}
          onApprove={() => setSheet('approve')}
          onReject={() => setSheet('reject')}
        />
      ) : null}
      {sheet ? (
        <DecideSheet
          approval={approval}
          act={sheet}
          draft={drafts[sheet]}
          onDraft={(draft) => setDrafts({ ...drafts, [sheet]: draft })}
          isLooking={isLooking}
          onLook={look}
          onTakeOver={review.take}
          onClose={() => setSheet(undefined)}
        />
      ) : null}
    </>
  )
}
