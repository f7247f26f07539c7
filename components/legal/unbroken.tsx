import { Fragment } from 'react'

/** A postcode, or a point of an article: "BS1 0ZZ", "Article 6(1)(f)". */
const ONE_WORD = /(\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bArticle \d+(?:\(\w+\))*)/

/** Keeps on one line what would be hard to read on two. */
export function Unbroken({ children }: { children: string }) {
  return children.split(ONE_WORD).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index.toString()}${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={`${index.toString()}${part}`}>{part}</Fragment>
    ),
  )
}
