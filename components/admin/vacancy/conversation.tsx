import type { VacancyDetail } from '@/lib/vacancy/schema'

type Messages = NonNullable<VacancyDetail['consultation']>['messages']

export function Conversation({ messages, isOpen = false }: { messages: Messages; isOpen?: boolean }) {
  return (
    <details open={isOpen} className="list-card block print:hidden">
      <summary className="disclosure -mb-1 font-semibold">
        <span>
          Conversation, <span className="figure">{messages.length}</span>{' '}
          {messages.length === 1 ? 'message' : 'messages'}
        </span>
      </summary>
      <ol className="mt-3 grid max-w-[72ch] gap-3 text-sm">
        {messages.map(({ id, role, content }) => (
          <li key={id} className="border-l-2 pl-3">
            <p className="title-label">{role === 'user' ? 'Hiring manager' : 'Consultant'}</p>
            <p className="whitespace-pre-line break-words" dir="auto">
              {content}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
