import type { Group } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useSearchParams } from 'react-router-dom'
import type { GroupViewProps } from '../group-view-props.ts'
import { GroupBill } from './group-bill.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupMenu } from './group-menu.tsx'
import { GroupNotices } from './group-notices.tsx'
import { HostActions } from './host-actions.tsx'
import { OwnBar } from './own-bar.tsx'
import { PeopleList } from './people-list.tsx'

/** The query parameter with the half of the page that a phone shows. */
const VIEW_PARAM = 'view'

/** Choosing together: the vendor's menu, and beside it (on phones behind a switch) who has chosen what. */
export function GroupView({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const [params, setParams] = useSearchParams()
  const mayChoose =
    group.accepting || (group.people.some(({ id, is_host }) => id === me && is_host) && isTheHosts(group))
  const view = params.get(VIEW_PARAM) === 'people' || !mayChoose ? 'people' : 'menu'
  const show = (next: 'menu' | 'people') => {
    const changed = new URLSearchParams(params)
    if (next === 'people') changed.set(VIEW_PARAM, next)
    else changed.delete(VIEW_PARAM)
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="flex flex-col gap-4">
      <GroupNotices token={token} group={group} me={me} />
      <GroupFacts group={group} />
      {mayChoose ? (
        <div className="md:hidden">
          <SegmentedControl
            label={t('view.label')}
            value={view}
            onChange={show}
            segments={[
              { value: 'menu', label: t('view.menu') },
              { value: 'people', label: t('view.people', { count: group.people.length }) },
            ]}
          />
        </div>
      ) : null}
      <div
        className={`grid grid-cols-1 items-start gap-8 ${mayChoose ? 'md:grid-cols-[minmax(0,1fr)_24rem]' : 'mx-auto w-full max-w-reading'}`}
      >
        {mayChoose ? (
          <div className={view === 'menu' ? '' : 'max-md:hidden'}>
            <GroupMenu token={token} group={group} me={me} />
          </div>
        ) : null}
        <div
          className={`flex flex-col gap-5 ${view === 'people' ? '' : 'max-md:hidden'} ${mayChoose ? 'md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto' : ''}`}
        >
          <PeopleList token={token} group={group} me={me} />
          <GroupBill group={group} />
          <HostActions token={token} group={group} me={me} />
        </div>
      </div>
      <OwnBar token={token} group={group} me={me} />
    </div>
  )
}

/** Whether the host may still change what was chosen: until it is in the cart. */
function isTheHosts({ state }: Group): boolean {
  return state === 'open' || state === 'locked'
}
