'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardDescription } from '@/components/ui/card'

const HouseRulesDialog = dynamic(() =>
  import('./house-rules-dialog').then((module) => module.HouseRulesDialog),
)

/** The way to the house rules. The dialog and its code come with the first click. */
export function TrainingCard({ companyId }: { companyId: string }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <Card aria-labelledby="training-title" className="gap-3 p-4 sm:p-5">
      <h2 id="training-title" className="text-base">
        AI Training
      </h2>
      <CardDescription>
        House rules: your tone, words to avoid, standard benefits, facts that are always true. Every later
        answer and specification keeps to them.
      </CardDescription>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        Train AI Agent
      </Button>
      {wanted ? <HouseRulesDialog companyId={companyId} open={open} onOpenChange={setOpen} /> : null}
    </Card>
  )
}
