import { formatDay } from '@/lib/dates'
import type { Card } from '@/lib/knowledge/card'

/** What the law says, folded away. */
export const LawCards = ({ cards = [] }: { cards?: readonly Card[] | undefined }) =>
  cards.map((card) => <LawCard key={card.id} card={card} />)

function LawCard({ card }: { card: Card }) {
  return (
    <details className="text-sm">
      <summary className="disclosure touch-target min-h-6 cursor-pointer text-primary">
        <span>What the law says: {card.title}</span>
      </summary>
      <p className="pt-1 pl-5.25">{card.text}</p>
      <p className="pt-1 pl-5.25 text-muted-foreground">
        <a href={card.url} target="_blank" rel="noreferrer" className="underline">
          {card.source}
        </a>
        . Reviewed {formatDay(new Date(card.reviewed))}.
      </p>
    </details>
  )
}
