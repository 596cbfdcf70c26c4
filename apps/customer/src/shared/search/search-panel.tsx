import type { ReactNode } from 'react'
import { Completions } from './completions.tsx'
import { RecentSearches } from './recent-searches-list.tsx'
import { SearchIdeas } from './search-ideas.tsx'
import type { SearchList } from './use-search-combobox.ts'

export interface SearchPanelProps {
  readonly list: SearchList
  /** Stands below the recent searches while nothing is typed; by default eight pictures of what to order. */
  readonly untyped?: ReactNode
}

/** What stands below a search field: recent searches and ideas at first, suggestions from the second letter on. */
export default function SearchPanel({ list, untyped }: SearchPanelProps) {
  if (list.text.trim().length >= 2)
    return (
      <div className="px-2 md:max-w-[30rem]">
        <Completions list={list} />
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <RecentSearches list={list} className="px-2 md:max-w-[30rem]" />
      {untyped ?? <SearchIdeas />}
    </div>
  )
}
