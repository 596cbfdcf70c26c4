import { SearchIdeas } from '../../../shared/search/search-ideas.tsx'
import SearchPanel from '../../../shared/search/search-panel.tsx'
import type { SearchList } from '../../../shared/search/use-search-combobox.ts'
import { QuickActions } from './quick-actions.tsx'

/** What stands below the search of home: recent searches, quick actions and ideas, then suggestions (Spec §1 Home screen). */
export default function HomeSearchPanel({ list }: { readonly list: SearchList }) {
  return (
    <SearchPanel
      list={list}
      untyped={
        <>
          <div className="px-2">
            <QuickActions />
          </div>
          <SearchIdeas />
        </>
      }
    />
  )
}
