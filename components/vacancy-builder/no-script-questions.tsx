import { Fragment } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { QUESTIONS } from '@/lib/consultation/vacancy-builder/options'
import * as paths from '@/lib/paths'
import { WhatHappensNext } from './what-happens-next'

export function NoScriptQuestions() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <h1 className="text-display">AI Vacancy Builder</h1>
        <p className="measure">
          The Vacancy Builder asks five questions and takes about 10 minutes. It needs JavaScript, which is
          off in this browser. Here are the questions. Answer them in the message box on either of these forms
          and we’ll take it from there.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.interest()}>Register Interest</ButtonLink>
          <ButtonLink href={paths.contact()} variant="outline">
            Contact Sales
          </ButtonLink>
        </p>
      </div>
      <ol className="grid border-line border-t">
        {QUESTIONS.map((question) => (
          <li
            key={question.id}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-2 border-b py-4 sm:grid-cols-[2rem_1fr_1fr]"
          >
            <span className="figure text-sm">{question.id}</span>
            <h2 className="text-lg">{question.question}</h2>
            <p className="text-muted-foreground text-sm max-sm:col-start-2">
              {'options' in question
                ? question.options.map((option, index) => (
                    <Fragment key={option}>
                      <span className="inline-block">
                        {option}
                        {index < question.options.length - 1 ? ',' : null}
                      </span>{' '}
                    </Fragment>
                  ))
                : 'In your own words'}
            </p>
          </li>
        ))}
      </ol>
      <WhatHappensNext />
    </div>
  )
}
