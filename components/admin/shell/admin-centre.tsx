'use client'

import { useRef } from 'react'
import { ContactsTab } from '@/components/admin/contacts/contacts-tab'
import { EmailsTab } from '@/components/admin/emails/emails-tab'
import { InterestTab } from '@/components/admin/interest/interest-tab'
import { PeopleTab } from '@/components/admin/people/people-tab'
import { VacanciesTab } from '@/components/admin/vacancy/vacancies-tab'
import { useQueryString } from '@/components/data-table/use-list-state'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { TABS, type TabKey } from './admin-tabs'

const FIRST = TABS[0].key
const PANELS = {
  interest: InterestTab,
  contacts: ContactsTab,
  vacancies: VacanciesTab,
  emails: EmailsTab,
  people: PeopleTab,
}

/** Keeps the tab in the middle of its list, which on a phone is wider than the screen. */
function scrollIntoList(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!list) return
  const observer = new ResizeObserver(() => {
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  })
  observer.observe(list)
  return () => observer.disconnect()
}

/** The URL has the current tab and its filters; each tab keeps its own filters. */
export function AdminCentre() {
  const [params, write] = useQueryString()
  const queries = useRef(new Map<TabKey, string>())
  const current = TABS.find(({ key }) => key === params.get('tab'))?.key ?? FIRST

  function selectTab(key: TabKey) {
    if (key === current) return
    queries.current.set(current, params.toString())
    const next = new URLSearchParams(queries.current.get(key))
    if (key === FIRST) next.delete('tab')
    else next.set('tab', key)
    write(next)
  }

  return (
    <Tabs value={current} onValueChange={selectTab}>
      <TabsList variant="line" aria-label="Admin lists" className="scroll-fade mb-4">
        {TABS.map(({ key, label }) => (
          <TabsTrigger
            key={key}
            ref={key === current ? scrollIntoList : undefined}
            variant="line"
            value={key}
          >
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {TABS.map(({ key }) => {
        const Panel = PANELS[key]
        return (
          <TabsContent key={key} value={key} className="list-stack">
            <Panel />
          </TabsContent>
        )
      })}
    </Tabs>
  )
}
